import type { ImageCandidate, ResolveResult } from '../../contract/types';
import { displayText } from '../display-text';
import { texts } from '../texts';
import { AnswerDetails } from './answer-details';
import { CandidateList } from './candidate-list';
import { Notices } from './notices';
import { siteName } from './page-facts';
import { PageHeading } from './page-heading';
import type { Grant } from './permission-choice';
import { whyItWon } from './why-it-won';

interface ReadyViewProps {
  result: ResolveResult;
  /** The picture in view: the best, or the one chosen. */
  picture: ImageCandidate;
  title: string;
  isPrivate: boolean;
  onChoose: (url: string) => void;
  onAllow: (grant: Grant) => void;
}

/** All that is known of the cover: its page, its measures, why it won, and what else there was. */
export function ReadyView({ result, picture, title, isPrivate, onChoose, onAllow }: ReadyViewProps) {
  const site = siteName(result);
  const author = displayText(result.meta?.author ?? '');
  return (
    <>
      <PageHeading byline={texts.list(author ? [author, site] : [site])} title={title} />
      <section class="facts">
        <p class="measures">
          <strong>{texts.picture.size(picture)}</strong>{' '}
          <span class="tag">{texts.picture.format(picture.format)}</span>{' '}
          {picture.quality_tier !== 'unknown' && (
            <span class="tag">{texts.picture.tier(picture.quality_tier)}</span>
          )}
        </p>
        <p>{foundAs(result, picture)}</p>
        <p>
          <strong>{picture.score === null ? texts.noScore : texts.points(picture.score)}.</strong>{' '}
          {whyItWon(result, picture)}
        </p>
      </section>
      <Notices result={result} onAllow={onAllow} />
      <CandidateList result={result} picture={picture} onChoose={onChoose} />
      <AnswerDetails result={result} picture={picture} isPrivate={isPrivate} />
    </>
  );
}

function foundAs({ canonical }: ResolveResult, { url, source_method }: ImageCandidate): string {
  const isItself = canonical.resource_type === 'image' && url === canonical.canonical_url;
  return isItself ? texts.picture.itself : texts.picture.foundAs(source_method);
}
