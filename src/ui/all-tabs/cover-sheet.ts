/** Many covers as one page of their own, to be printed or passed on. */
import { escapeHtml } from '../actions/copy-formats';
import type { CoverSubject } from '../actions/cover-subject';
import { dayOf } from '../actions/file-name-template';
import { languageTag, plural, sideBySide, textDirection } from '../i18n/message';
import { hostOf } from '../popup/page-facts';
import { pictureSize } from '../words/picture-words';
import { day } from '../words/quantities';

/** It loads pictures and does nothing else, wherever it is opened; their hosts do not learn where that is. */
const RULES =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src http: https: data:; style-src \'unsafe-inline\'"><meta name="referrer" content="no-referrer">';

/** No cover is cut by the end of a sheet of paper. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1.5rem 1rem; padding: 0; list-style: none; }
li { break-inside: avoid; overflow-wrap: anywhere; }
img { display: block; margin-bottom: 0.375rem; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: contain; background: rgb(128 128 128 / 12%); }
a { color: inherit; }
small { opacity: 0.75; }
@media print { ul { grid-template-columns: repeat(3, 1fr); } }
`.trim();

/** What its file is called, with the day as files sort it. */
export function sheetFileName(nowMs: number): string {
  return `covers ${dayOf(nowMs)}.html`;
}

/**
 * The HTML of a page with these covers, each with its title as a link to its page, its site and its size. Pictures that are
 * embedded, by their addresses, are in it; the others stay where they are on the web. Foreign text is text.
 */
export function coverSheet(
  covers: readonly CoverSubject[],
  nowMs: number,
  embedded: ReadonlyMap<string, string>,
): string {
  const title = sideBySide([plural('tabs_sheet_title', covers.length), day(nowMs)]);
  return `<!doctype html>
<html lang="${languageTag()}" dir="${textDirection()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${RULES}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
<ul>
${covers.map((cover) => entry(cover, embedded.get(cover.picture.url) ?? cover.picture.url)).join('\n')}
</ul></body></html>
`;
}

function entry({ picture, pageUrl, title }: CoverSubject, source: string): string {
  const facts = sideBySide([hostOf(pageUrl), pictureSize(picture)]);
  // The title is the link's text, so that the picture needs none, and is still there when the picture is gone.
  const link = `<a href="${escapeHtml(pageUrl)}"><img src="${escapeHtml(source)}" alt=""><bdi>${escapeHtml(title)}</bdi></a>`;
  return `<li>${link}<br><small>${escapeHtml(facts)}</small></li>`;
}
