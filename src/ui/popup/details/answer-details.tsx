import { useState } from 'preact/hooks';
import type { ImageCandidate, ResolveResult, TraceRequest, TraceStep } from '../../../contract/types';
import { safeJson } from '../../actions/copy-formats';
import { message } from '../../i18n/message';
import { bonusLine, ruleName, technicalSource } from '../../words/picture-words';
import { fileSize, lifetime, milliseconds, number, points } from '../../words/quantities';
import { ActionButton } from '../buttons/action-button';
import { DetailRow, DetailRows } from './detail-rows';
import { EarlierRows } from './earlier-rows';
import { OwnWords } from '../own-words';
import { hostOf } from '../page-facts';
import { Waterfall } from './waterfall';
import { scoreTerms } from './why-it-won';

interface AnswerDetailsProps {
  result: ResolveResult;
  picture: ImageCandidate;
  isPrivate: boolean;
  onCopyAnswer: (text: string) => void;
}

/** How the answer came about, for who wants to know. Nothing inside is made before it is opened. */
export function AnswerDetails(props: AnswerDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{message('popup_details')}</summary>
      {isOpen && <Explanation {...props} />}
    </details>
  );
}

/** Score terms, steps and requests with their times, cache, address, and the answer as it came. */
function Explanation({ result, picture, isPrivate, onCopyAnswer }: AnswerDetailsProps) {
  return (
    <>
      <ScoreTerms result={result} picture={picture} />
      <Messages result={result} />
      <Steps trace={result.trace} />
      <h2>{message('popup_details_requests')}</h2>
      <Requests requests={result.trace.requests ?? []} isRemembered={result.cache.hit} />
      <h2>{message('popup_details_cache')}</h2>
      <p>{cacheText(result, isPrivate)}</p>
      <h2>{message('popup_details_source')}</h2>
      <p>{technicalSource(picture.source_method)}</p>
      <h2>{message('popup_details_address')}</h2>
      <p class="address" dir="ltr">
        {picture.url}
      </p>
      <EarlierRows result={result} />
      <RawAnswer json={safeJson(result)} onCopyAnswer={onCopyAnswer} />
    </>
  );
}

function Steps({ trace: { steps, requests = [], timings } }: Pick<ResolveResult, 'trace'>) {
  return (
    <>
      <h2>{message('popup_details_steps')}</h2>
      <Waterfall steps={steps} requests={requests} totalMs={timings.total_ms} />
      <DetailRows>
        {steps.map((step) => (
          <DetailRow
            key={step.name}
            name={message(`popup_step_${step.name}`)}
            value={stepOutcome(step)}
            ownWords={step.detail}
          />
        ))}
        <DetailRow name={message('popup_details_total')} value={milliseconds(timings.total_ms)} />
      </DetailRows>
    </>
  );
}

function Requests({ requests, isRemembered }: { requests: readonly TraceRequest[]; isRemembered: boolean }) {
  if (requests.length === 0)
    return <p>{message(isRemembered ? 'popup_details_no_requests' : 'popup_details_no_own_requests')}</p>;
  return (
    <DetailRows isAddress>
      {requests.map((request) => (
        <DetailRow
          key={`${request.start_ms} ${request.url}`}
          name={request.url}
          value={requestOutcome(request)}
        />
      ))}
    </DetailRows>
  );
}

function RawAnswer({ json, onCopyAnswer }: { json: string } & Pick<AnswerDetailsProps, 'onCopyAnswer'>) {
  return (
    <>
      <h2>{message('popup_details_json')}</h2>
      <textarea
        class="raw"
        dir="ltr"
        readOnly
        spellcheck={false}
        rows={12}
        aria-label={message('popup_details_json')}
        value={json}
      />
      <ActionButton icon="copy" onClick={() => onCopyAnswer(json)}>
        {message('popup_details_copy_json')}
      </ActionButton>
    </>
  );
}

function ScoreTerms({ result, picture }: Pick<AnswerDetailsProps, 'result' | 'picture'>) {
  const terms = scoreTerms(result, picture);
  if (picture.score === null || terms.length === 0) return null;
  return (
    <>
      <h2>{message('popup_details_score')}</h2>
      <DetailRows>
        {terms.map(({ name, points: value }) => (
          <DetailRow
            key={name}
            name={bonusLine(name, hostOf(picture.url))}
            value={number(value)}
            ownWords={ruleName(name)}
          />
        ))}
        <DetailRow name={message('popup_details_total')} value={points(picture.score)} />
      </DetailRows>
    </>
  );
}

/** What the resolver reported, with the numbers and addresses that the notices above leave out. */
function Messages({ result: { warnings = [], errors = [] } }: Pick<AnswerDetailsProps, 'result'>) {
  const sentences = [...errors, ...warnings].map(({ code, message: own }) => `${code}: ${own}`);
  if (sentences.length === 0) return null;
  return (
    <>
      <h2>{message('popup_details_messages')}</h2>
      <OwnWords sentences={sentences} />
    </>
  );
}

function stepOutcome({ status, duration_ms }: TraceStep): string {
  if (status === 'failed') return message('popup_details_step_failed', { time: milliseconds(duration_ms) });
  return status === 'ok' ? milliseconds(duration_ms) : message('popup_details_step_skipped');
}

function requestOutcome({ status, bytes, duration_ms }: TraceRequest): string {
  return message('popup_details_request', {
    status: status ?? message('popup_details_no_response'),
    size: fileSize(bytes),
    time: milliseconds(duration_ms),
  });
}

function cacheText({ cache }: ResolveResult, isPrivate: boolean): string {
  const time = lifetime(cache.ttl_seconds);
  if (cache.hit) return message('popup_details_hit', { time });
  if (isPrivate || cache.ttl_seconds === 0) return message('popup_details_unstored');
  return message('popup_details_miss', { time });
}
