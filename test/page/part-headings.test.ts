// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import { readText } from './read-text';

/** The headings above the last picture, as both readers tell them. */
async function headingsAbove(body: string): Promise<string[] | undefined> {
  const html = `<!doctype html><title>x</title><body>${body}</body>`;
  const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
  const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
  const headings = fetched.images.at(-1)?.context.headings;
  expect(live.images.at(-1)?.context.headings).toEqual(headings);
  return headings;
}

const IMG = '<img src="a.jpg">';
const CARD = `<div><h3>One</h3>${IMG}</div>`;

describe('the headings above a picture', () => {
  it.each([
    ['beside it', `<h2>More</h2>${IMG}`, ['More']],
    ['beside what it stands in', `<section><h2>More</h2><ul><li>${IMG}</li></ul></section>`, ['More']],
    ['in a box of its own', `<div><div><h2>More</h2><a>All</a></div><p>${IMG}</p></div>`, ['More']],
    ['of its card, and of the part', `<section><h2>More</h2>${CARD}${CARD}</section>`, ['One', 'More']],
    ['of the card before', `<section><h3>One</h3>${IMG}</section><div>${IMG}</div>`, undefined],
    ['of a part that is over', `<aside><h3>More</h3><p>x</p></aside><p>y</p>${IMG}`, undefined],
    ['above the title of the page', `<h2>News</h2><article><h1>Title</h1>${IMG}</article>`, undefined],
    ['behind it', `${IMG}<h2>More</h2>`, undefined],
    ['without words', `<h2> </h2>${IMG}`, undefined],
    ['as long as a sentence', `<h2>${'more and '.repeat(8)}</h2>${IMG}`, undefined],
    ['that nobody sees without scripts', `<noscript><h2>More</h2></noscript>${IMG}`, undefined],
  ])('are those %s', async (_, body, headings) => {
    expect(await headingsAbove(body)).toEqual(headings);
  });
});
