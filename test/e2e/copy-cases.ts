/** What the popup's actions make of one video, in every browser. */
import { VIDEOS } from '../replay/videos';

const { id, title } = VIDEOS.complete;

export const WATCH_URL = `https://www.youtube.com/watch?v=${id}`;
export const COVER_URL = `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`;

/** An item of the menu, what is said when it is done, and the text that the clipboard then holds. */
export const COPIED_TEXTS: readonly (readonly [label: string, said: string, text: string])[] = [
  ['Copy as Markdown', 'Copied as Markdown.', `![${title}](${COVER_URL})`],
  ['Copy as HTML', 'Copied as HTML.', `<img src="${COVER_URL}" alt="${title}" width="1280" height="720">`],
];

/** A part of what is copied as JSON. */
export const COPIED_JSON = { page: { url: WATCH_URL, title }, image: { url: COVER_URL, width: 1280 } };
