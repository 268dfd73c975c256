import { readFileSync } from 'node:fs';
import { labelledPages } from '../labelled/labelled-page';
import { pageCases } from '../pages/page-case';

/** A page of the tests, to be written in another way. */
export interface WrittenPage {
  name: string;
  url: string;
  html: string;
}

/** The small pages and the labelled ones that are UTF-8 by their header. */
export function writtenPages(): WrittenPage[] {
  const labelled = labelledPages().filter(({ contentType }) => /utf-8/i.test(contentType ?? ''));
  return [
    ...pageCases().map(({ name, url }) => ({ name, url, html: htmlOf(`../pages/${name}`) })),
    ...labelled.map(({ slug, url }) => ({ name: slug, url, html: htmlOf(`../labelled/${slug}`) })),
  ];
}

function htmlOf(folder: string): string {
  return readFileSync(new URL(`${folder}/page.html`, import.meta.url), 'utf8');
}

/** What is no markup though it may look like it: comments, and elements whose text is theirs alone. */
const UNTOUCHED =
  /(<!--[\s\S]*?-->|<(?:script|style|title|textarea|template)\b[\s\S]*?<\/(?:script|style|title|textarea|template)>)/i;

/** The page with its markup changed; what is no markup stays. */
function rewriteMarkup(html: string, rewrite: (markup: string) => string): string {
  return html
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');
}

/** Next to the tag of a part of a line white space is text: it parts two words that were one. */
const GAP =
  /(?<!<\/?(?:span|a|b|i|u|s|em|strong|small|time|abbr|font|code|mark|sub|sup|img|picture|source|svg|path|use|button|label|input|wbr)(?:\s[^<>]*)?)>(?=\s*<)/gi;

/**
 * Puts `gap` between tags that nothing but white space stands between, at the places that `isChosen` picks; never where it
 * would change the text.
 */
export function withGaps(html: string, gap: string, isChosen: (place: number) => boolean): string {
  let place = 0;
  return rewriteMarkup(html, (markup) =>
    markup.replace(GAP, () => {
      place += 1;
      return isChosen(place) ? `>${gap}` : '>';
    }),
  );
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9:-]*="[^"<>]*")+)(\s*\/?>)/gi;

/** Writes the attributes of every tag in the order that `order` gives; a tag that has one twice stays. */
export function withAttributesOrdered(html: string, order: (attributes: string[]) => string[]): string {
  return rewriteMarkup(html, (markup) =>
    markup.replace(TAG, (tag: string, name: string, attributes: string, end: string) => {
      const all = attributes.match(/[a-z][a-z0-9:-]*="[^"<>]*"/gi) ?? [];
      const names = new Set(all.map((attribute) => attribute.slice(0, attribute.indexOf('=')).toLowerCase()));
      return names.size < all.length ? tag : `<${name} ${order(all).join(' ')}${end}`;
    }),
  );
}
