import type { ImageCandidate, ResolveResult } from '../../contract/types';
import { displayText } from '../display-text';
import { texts } from '../texts';
import { AnswerDetails } from './answer-details';
import { CandidateList } from './candidate-list';
import { Notices } from './notices';
import { siteName } from './page-facts';
import { PageHeading } from './page-heading';
import { whyItWon } from './why-it-won';

interface ReadyViewProps {
  result: ResolveResult;
  /** The picture in view: the best, or the one chosen. */
  picture: ImageCandidate;
  title: string;
  isPrivate: boolean;
  onChoose: (url: string) => void;
  onAllow: (origin: string) => void;
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
          <strong>{texts.size(picture)}</strong> <span class="tag">{texts.format(picture.format)}</span>{' '}
          <span class="tag">{texts.tier(picture.quality_tier)}</span>
        </p>
        <p>{texts.source(site, picture.source_method)}</p>
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
