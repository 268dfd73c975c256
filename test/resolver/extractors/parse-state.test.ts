import { expect, it } from 'vitest';
import { parseState } from '../../../src/resolver/extractors/state/parse-state';

/** As much as a snapshot keeps of one script. */
const LENGTH = 524_288;

/** Where the work grows with the square of the length this takes minutes, and the runner gives up. */
it.each([
  ['quotes that are escaped and never closed', '"\\'],
  ['strings that never close', '\\"'],
  ['brackets that never close', '{['],
  ['calls that never close', 'JSON.parse( '],
])('a hostile state of %s is read in one pass', (_, piece) => {
  const text = `window.__STATE__ = {${piece.repeat(Math.floor(LENGTH / piece.length))}`;
  expect(parseState(text)).toBeUndefined();
});
