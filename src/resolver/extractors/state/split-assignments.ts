import { lengthOfValue } from './length-of-value';

const NAME = String.raw`(?:(?:var|let|const)\s+|window\.|self\.|globalThis\.|window\[["'])[\w$.]{1,60}(?:["']\])?\s*=\s*`;

/** Two runs of white space side by side would be tried in every way: a page may have megabytes of it. */
const BETWEEN = String.raw`\s*(?:;\s*)?`;

/** Where a script gives data to one more name, right behind the data of another. */
const ONE_MORE = new RegExp(String.raw`[}\]]${BETWEEN}(?=${NAME}[{[])`);
const NEXT = new RegExp(String.raw`^${BETWEEN}(?=${NAME}[{[])`);
const FIRST = new RegExp(String.raw`^\s*${NAME}(?=[{[])`);

const MOST = 8;

/** A script that gives data to several names, one after the other, as a script for each; any other as it is. */
export function splitAssignments(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  // To look for the end of data takes longer than to see that there is no more behind it.
  while (parts.length < MOST && ONE_MORE.test(rest)) {
    const start = FIRST.exec(rest)?.[0].length;
    if (start === undefined) break;
    const end = start + lengthOfValue(rest.slice(start));
    const gap = NEXT.exec(rest.slice(end))?.[0].length;
    if (gap === undefined) break;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end + gap);
  }
  return [...parts, rest];
}
