/** A cover as text to be pasted elsewhere. Titles are foreign text: in every format they stay text. */
import type { CoverSubject } from './cover-subject';

/** What could begin markup, end a label or become an entity in Markdown, with the HTML it may carry. */
const MARKDOWN_MARKS = /[\\`*_{}[\]()<>#+!|~$&@:]/g;
/** Written in percent, so that neither a Markdown address nor an attribute ends early. */
const ADDRESS_MARKS = /[\s"'<>()\\^`{|}]/g;
const HTML_MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Harmless in JSON, but not in a script that it is pasted into. */
const SCRIPT_MARKS = /[<>&\u2028\u2029]/g;

/** An image with the title as its text, on one line. */
export function asMarkdown({ picture, title }: CoverSubject): string {
  return `![${title.replace(MARKDOWN_MARKS, '\\$&')}](${safeAddress(picture.url)})`;
}

/** An `img` element with its size, so that nothing moves when it loads. */
export function asHtml({ picture, title }: CoverSubject): string {
  const { url, width, height } = picture;
  const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(title)}"${size}>`;
}

/** The picture as the API describes it, with its page. */
export function asJson(subject: CoverSubject): string {
  return safeJson(described(subject));
}

/** The same before it is written. */
export function described({ picture, title, author, site, pageUrl }: CoverSubject) {
  const page = { url: pageUrl, title, ...(author === '' ? {} : { author }), site };
  return { page, image: picture };
}

/** JSON that may also be pasted into a script. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(SCRIPT_MARKS, toUnicodeEscape);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => HTML_MARKS[mark] ?? mark);
}

/** An address that ends neither Markdown's brackets nor an attribute. */
export function safeAddress(url: string): string {
  return url.replace(
    ADDRESS_MARKS,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function toUnicodeEscape(mark: string): string {
  return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
