import { rememberAnswers } from './extractors/remember-answers';

/** Attributes by which tests, scripts and counters of visits know an element. */
const NAMING =
  /^data-(?:test(?:-?id|-name)?|qa(?:-?id)?|cy|e2e|automation(?:-?id)?|(?:component|module|widget|block|section|element|content|unit)(?:[_-](?:name|type|id))?|region|zone|slot|type|name|hook|ui|area|placement|position|feature(?:-name)?|link-name|cel-widget|view|fragment|part|partial|layout|track(?:ing|able)?(?:-[a-z]+)?|analytics(?:-[a-z]+)*|g[at](?:m)?(?:-[a-z]+)*|pw|m)$/;

/** A name as programs have it, and no sentence, address, number or call. */
const NAME = /^[a-z][\w.:-]{1,47}$/i;

/** Of the places that scripts fill with advertisements; `data-ad-id` is the number of an offer. */
const ADVERTISING =
  /^data-(?:ads?|ad-?(?:slot|client|unit(?:-path)?|format|placement|position|zone|name|type|label)|advertisement|google-query-id|dfp(?:-[a-z]+)*|gpt(?:-[a-z]+)*)$/;

/** Of the one picture that a page wants shown first; Gatsby writes `data-main-image` on all of them. */
const LEADING =
  /^data-(?!main-image$)(?:priority|hero|lead|lcp|main|featured|primary|cover)(?:-?(?:image|img|photo))?$/;
const YES = /^(?:|true|1|yes)$/i;
const WITH_PRIORITY: ReadonlyMap<string, RegExp> = new Map([
  ['fetchpriority', /^high$/i],
  ['elementtiming', /hero|lead|lcp|main|cover/i],
]);

const CAPITAL = /[A-Z]/;
/** Before a capital that begins a word. */
const INSIDE_WORDS = /(?<=[a-z])(?=[A-Z][a-z]{2})/g;

/** `RelatedStories` as class names have it: `related-stories`. */
export function hyphenated(names: string): string {
  // Most have no capitals, and looking behind each letter is slow.
  return (CAPITAL.test(names) ? names.replace(INSIDE_WORDS, '-') : names).toLowerCase();
}

/** Characters of all names of an element together. */
const LONGEST = 500;

/** What the attributes of an element, by their names, call it: `class`, `id` and others, lower case. */
export function namesByAttributes(attributes: Readonly<Record<string, string>>): string {
  let names = `${attributes.class ?? ''} ${attributes.id ?? ''}`;
  Object.keys(attributes).forEach((attribute) => {
    const name = namingOf(attribute)?.(attributes[attribute] ?? '') ?? '';
    if (name !== '') names += ` ${name}`;
  });
  return hyphenated(names.slice(0, LONGEST));
}

/** What such an attribute calls its element by its value, as class names have it; empty where it says nothing. */
type Naming = (value: string) => string;

/** How an attribute other than `class` and `id` calls its element; null for nearly all of them, whose values nobody needs. */
export const namingOf = rememberAnswers((attribute): Naming | null => {
  const priority = WITH_PRIORITY.get(attribute);
  if (priority !== undefined) return (value) => (priority.test(value) ? 'high-priority' : '');
  if (!attribute.startsWith('data-')) return null;
  if (NAMING.test(attribute)) return (value) => (NAME.test(value) ? hyphenated(value) : '');
  const isAdvertising = ADVERTISING.test(attribute);
  const ofPlace: Naming = (value) => (isAdvertising && value !== 'false' ? 'advertisement' : '');
  if (LEADING.test(attribute)) return (value) => (YES.test(value) ? 'high-priority' : ofPlace(value));
  return isAdvertising ? ofPlace : null;
});
