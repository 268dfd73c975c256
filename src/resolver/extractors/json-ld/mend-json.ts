/**
 * JSON with the slips of hand-made templates taken out: comments and commas too many go, a line break or another
 * control character inside a string becomes a space. One pass without looking back, whatever the text.
 */
export function mendJson(text: string): string {
  const parts: string[] = [];
  let position = 0;
  while (position < text.length) {
    const end = endOfToken(text, position);
    const token = text.slice(position, end);
    if (token.startsWith('"')) parts.push(foldControls(token));
    else if (token === ',') parts.push(isCommaTooMany(text, end) ? '' : token);
    else if (!isComment(text, position)) parts.push(token);
    position = end;
  }
  return parts.join('');
}

function endOfToken(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start);
  if (text[start] === ',') return start + 1;
  if (isComment(text, start)) {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 2;
  }
  let end = start + 1;
  while (end < text.length && text[end] !== '"' && text[end] !== ',' && text[end] !== '/') end += 1;
  return end;
}

function isComment(text: string, start: number): boolean {
  return text[start] === '/' && text[start + 1] === '*';
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return Math.min(text.length, end + 1);
}

function isCommaTooMany(text: string, start: number): boolean {
  let next = start;
  while (next < text.length && /\s/.test(text[next] ?? '')) next += 1;
  const follower = text[next];
  return follower === undefined || follower === '}' || follower === ']' || follower === ',';
}

/** What may stand behind a backslash in JSON. */
const ESCAPE = /["\\/bfnrtu]/;

function foldControls(token: string): string {
  return token
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\\([\s\S])/g, (escape, letter: string) => (ESCAPE.test(letter) ? escape : letter));
}
