import type { ImageCandidate, ResolveResult } from '../../contract/types';
import { message } from '../i18n/message';
import { formatName, pictureSize, sentenceCase, sourceName, tierName } from '../words/picture-words';
import { fileSize, points } from '../words/quantities';
import type { ShownPicture } from './shown-picture';
import { scoreTerms, whyItWon } from './why-it-won';

interface CoverFactsProps {
  result: ResolveResult;
  shown: ShownPicture;
  /** What people call the site. */
  site: string;
}

/** Terms that a picture of the page's own text has. */
const IN_ARTICLE: ReadonlySet<string> = new Set(['in_article', 'in_figure', 'content_names']);

/** What is known of the picture in view: its measures, where it was found, and why it is this one. */
export function CoverFacts({ result, shown, site }: CoverFactsProps) {
  const { picture } = shown;
  return (
    <section class="facts">
      <p class="measures">
        <strong>{pictureSize(picture)}</strong>{' '}
        {traitsOf(picture).map((trait) => (
          <span key={trait} class="tag">
            {trait}
          </span>
        ))}
      </p>
      <p>{foundAs(result, picture, site)}</p>
      <p>{reasonText(result, shown, site)}</p>
    </section>
  );
}

function traitsOf({ format, quality_tier, file_bytes, letterboxed, automatic }: ImageCandidate): string[] {
  return [
    formatName(format),
    ...(file_bytes === undefined ? [] : [fileSize(file_bytes)]),
    ...(quality_tier === 'unknown' ? [] : [tierName(quality_tier)]),
    ...(letterboxed ? [message('popup_bars')] : []),
    ...(automatic ? [message('popup_automatic')] : []),
  ];
}

function foundAs(result: ResolveResult, picture: ImageCandidate, site: string): string {
  const { canonical } = result;
  const { url, source_method, quality_tier } = picture;
  if (canonical.resource_type === 'image' && url === canonical.canonical_url)
    return message('popup_source_itself');
  if (source_method === 'rule' && quality_tier !== 'unknown')
    return message('popup_source_site', { site, tier: tierName(quality_tier) });
  const isInArticle =
    source_method === 'image' && scoreTerms(result, picture).some(({ name }) => IN_ARTICLE.has(name));
  return sentenceCase(isInArticle ? message('popup_source_article') : sourceName(source_method));
}

function reasonText(result: ResolveResult, { picture, chosenBy }: ShownPicture, site: string): string {
  const reason = chosenBy === 'site' ? message('popup_always_used', { site }) : whyItWon(result, picture);
  if (picture.score === null) return message('popup_no_score_sentence', { reason });
  return message('popup_score_sentence', { points: points(picture.score), reason });
}
