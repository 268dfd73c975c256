import { rememberAnswers } from '../remember-answers';

/** Of a screen or a state, which stands before what holds for it: `md:`, `group-hover:`. */
const VARIANT = String.raw`(?:[a-z\d-]+:)*-?`;

/**
 * Class names that say how something looks and not what it is, as Tailwind and Bootstrap have them, where they hold a word
 * that means something elsewhere: `object-cover`, `leading-loose`, `text-primary`, `max-w-prose`.
 */
const UTILITY = new RegExp(
  String.raw`(?<!\S)${VARIANT}(?:leading-[\w.[\]/-]+|(?:object|bg|background|size|fit)-cover|text-(?:left|center|right|justify|start|end|xs|sm|base|lg|\d?xl|white|black|balance|pretty|wrap|nowrap|ellipsis|clip|inherit|current|transparent|muted|light|dark|body|[a-z]+-\d{2,3}(?:/\d+)?)|(?:text|bg|btn|border|link|badge|from|to|via|ring|fill|stroke|outline|decoration|accent)-(?:primary|secondary|main|body|content|accent|caption|muted)[\w/-]*|content-(?:none|center|start|end|between|around|evenly|stretch|normal|\[\S*)|list-(?:none|disc|decimal|inside|outside|image-none|unstyled|inline)|(?:max|min)-[wh]-\S+|more-\d+)(?!\S)|(?<!\S)lead(?=\sprose(?!\S))`,
  'g',
);

/** Class names, with spaces between them, without those that only say how something looks. */
export const withoutUtilities = rememberAnswers((names) =>
  MAY_BE_UTILITY.test(names)
    ? names
        .replace(UTILITY, '')
        .replace(/\s{2,}/g, ' ')
        .trim()
    : names,
);

/** What each of them has: nearly all names of other pages have none of it. */
const MAY_BE_UTILITY =
  /-cover|leading-|text-|-(?:primary|secondary|main|body|content|accent|caption|muted)|content-|list-|(?:max|min)-[wh]-|more-|prose/;
