import type { ImageCandidate, ResolveResult, TraceStep } from '../../contract/types';
import { texts } from '../texts';
import { scoreTerms } from './why-it-won';

interface AnswerDetailsProps {
  result: ResolveResult;
  picture: ImageCandidate;
  isPrivate: boolean;
}

const { details } = texts;

/** How the answer came about, for who wants to know: score terms, steps with times, cache, address. */
export function AnswerDetails({ result, picture, isPrivate }: AnswerDetailsProps) {
  const terms = scoreTerms(result, picture);
  return (
    <details class="details">
      <summary>{details.summary}</summary>
      {picture.score !== null && terms.length > 0 && (
        <>
          <h2>{details.score}</h2>
          <dl>
            {terms.map(({ name, points }) => (
              <Row key={name} name={texts.picture.bonus(name)} value={texts.number(points)} />
            ))}
            <Row name={details.total} value={texts.points(picture.score)} />
          </dl>
        </>
      )}
      <h2>{details.steps}</h2>
      <dl>
        {result.trace.steps.map((step) => (
          <Row key={step.name} name={details.step(step.name)} value={stepOutcome(step)} />
        ))}
        <Row name={details.total} value={texts.milliseconds(result.trace.timings.total_ms)} />
      </dl>
      <h2>{details.cache}</h2>
      <p>{cacheText(result, isPrivate)}</p>
      <h2>{details.source}</h2>
      <p>{texts.picture.technicalSource(picture.source_method)}</p>
      <h2>{details.address}</h2>
      <p class="address">{picture.url}</p>
    </details>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function stepOutcome({ status, duration_ms, detail }: TraceStep): string {
  if (status === 'skipped') return details.skipped(detail);
  return status === 'failed' ? details.failed(duration_ms) : texts.milliseconds(duration_ms);
}

function cacheText({ cache }: ResolveResult, isPrivate: boolean): string {
  if (cache.hit) return details.hit(cache.ttl_seconds);
  return isPrivate || cache.ttl_seconds === 0 ? details.unstored : details.miss(cache.ttl_seconds);
}
