import { mendJson } from './mend-json';

/** What pages wrap around the JSON for browsers of long ago. */
const OPENING = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$/;

/** A closing is no longer than this; looked for in the whole text it would cost the square of its length. */
const CLOSING_LENGTH = 20;

/** The value of a JSON-LD text; a text with the usual slips is mended first. undefined where it is beyond mending. */
export function parseJsonLd(text: string): unknown {
  const bare = unwrap(text);
  return parse(bare) ?? parse(mendJson(bare));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function unwrap(text: string): string {
  const opened = text.trim().replace(OPENING, '');
  const end = opened.slice(-CLOSING_LENGTH).replace(CLOSING, '');
  return (opened.slice(0, -CLOSING_LENGTH) + end).trim().replace(/;$/, '');
}
