import type { Bonus, ImageCandidate } from '../../../contract/types';
import { message, sideBySide } from '../../i18n/message';
import { bonusLine, bonusReason, sentenceCase } from '../../words/picture-words';
import { hostOf } from '../page-facts';

/** What a picture that is no cover is instead, as far as its score tells. */
export type ApartKind =
  | 'refused'
  | 'icon'
  | 'absent'
  | 'below_minimum'
  | 'logo'
  | 'tracker'
  | 'advertisement'
  | 'button'
  | 'portrait'
  | 'placeholder'
  | 'decoration'
  | 'tiny'
  | 'site'
  | 'elsewhere'
  | 'other';

interface Verdict {
  kind: ApartKind;
  /** A line of its own that says why; undefined where what else is told of the picture says it. */
  reason: string | undefined;
}

/** By the terms that count against a picture. What says more stands first: a tracker is tiny, too. */
const KINDS: readonly (readonly [kind: ApartKind, terms: readonly string[]])[] = [
  ['icon', ['icon', 'icon_size']],
  ['logo', ['site_logo', 'shown_as_logo', 'logo_name', 'logo']],
  ['tracker', ['tracker']],
  ['advertisement', ['advertisement', 'shape_advertisement']],
  ['button', ['share_button']],
  ['portrait', ['portrait', 'person', 'of_writers']],
  ['placeholder', ['stand_in_name']],
  ['decoration', ['decoration', 'theme', 'theme_folder', 'drawing', 'chart', 'not_a_photo']],
  ['tiny', ['tiny', 'size_tiny']],
  [
    'site',
    [
      'generic_name',
      'vague_name',
      'card_of_site',
      'drawn_card',
      'function_page',
      'forum_default',
      'seen_elsewhere',
      'on_front_page',
      'site',
    ],
  ],
  ['elsewhere', ['other_page', 'elsewhere', 'list_names', 'links_other_page', 'links_other_site']],
];

/** More kinds than this make a line that nobody reads. */
const MOST_KINDS = 3;

/** Why a picture is no cover. */
export function verdictOn(picture: ImageCandidate, terms: readonly Bonus[]): Verdict {
  const { source_method, availability, below_minimum, refused } = picture;
  const isIcon = source_method === 'icon' || source_method === 'manifest';
  if (availability.status !== 'ok') return { kind: isIcon ? 'icon' : 'absent', reason: undefined };
  if (refused) return { kind: 'refused', reason: message('popup_refused') };
  if (below_minimum) return { kind: 'below_minimum', reason: undefined };
  const foremost = foremostAgainst(terms);
  const kind = foremost?.kind ?? (isIcon ? ('icon' as const) : ('other' as const));
  const reason = foremost
    ? bonusLine(foremost.term, hostOf(picture.url))
    : sentenceCase(message('popup_no_cover'));
  return { kind, reason };
}

/** What speaks against a picture, as part of a sentence; undefined where nothing does. */
export function reasonAgainst({ url }: ImageCandidate, terms: readonly Bonus[]): string | undefined {
  const foremost = foremostAgainst(terms);
  return foremost && bonusReason(foremost.term, hostOf(url));
}

/** The term that says most of what a picture is instead of a cover, else the weightiest against it. */
function foremostAgainst(terms: readonly Bonus[]): { kind?: ApartKind; term: string } | undefined {
  const against = terms.filter(({ name, points }) => points < 0 && name !== 'no_cover');
  const [heaviest] = against.toSorted((left, right) => left.points - right.points);
  return knownKind(against) ?? (heaviest && { term: heaviest.name });
}

function knownKind(against: readonly Bonus[]): { kind: ApartKind; term: string } | undefined {
  for (const [kind, names] of KINDS) {
    const term = names.find((name) => against.some((bonus) => bonus.name === name));
    if (term !== undefined) return { kind, term };
  }
  return undefined;
}

/** The kinds there are, the most frequent first, as one line: `icons, logos, trackers`. */
export function kindsText(kinds: readonly ApartKind[]): string {
  const counts = new Map<ApartKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = [...counts]
    .filter(([kind]) => kind !== 'other')
    .toSorted(([, left], [, right]) => right - left);
  const named = known.slice(0, MOST_KINDS).map(([kind]) => kind);
  const hasMore = named.length < counts.size;
  return sideBySide([...named, ...(hasMore ? (['other'] as const) : [])].map(kindName));
}

function kindName(kind: ApartKind): string {
  return message(`popup_kind_${kind}`);
}
