// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import type { SnapshotContext } from '../../src/resolver/page-snapshot';
import { readText } from './read-text';

/** Where the picture stands that is inside this element, as both readers tell it. */
async function contextIn(open: string): Promise<SnapshotContext> {
  const name = /^<([\w-]+)/.exec(open)?.[1] ?? '';
  const html = `<!doctype html><title>x</title><body>${open}<img src="a.jpg"></${name}></body>`;
  const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
  const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
  const [shown] = fetched.images;
  expect(live.images[0]?.context).toEqual(shown?.context);
  if (shown === undefined) throw new Error('The page shows no picture.');
  return shown.context;
}

describe('what an element is called', () => {
  it.each([
    ['<div data-testid="related-articles">', 'related-articles'],
    ['<div data-component="RelatedStories">', 'related-stories'],
    ['<div data-qa="author-card">', 'author-card'],
    ['<div data-block-type="teaser">', 'teaser'],
    ['<div data-widget_type="posts.classic">', 'posts.classic'],
    ['<div data-ad-slot="12">', 'advertisement'],
    ['<div data-google-query-id="x">', 'advertisement'],
    ['<div data-hero>', 'high-priority'],
    ['<div role="dialog">', 'modal'],
    ['<div role="search">', 'search-box'],
    ['<related-articles>', 'related-articles'],
    ['<section aria-label="You may  also like">', 'you-may-also-like'],
    ['<div class="RelatedPosts_root__x1" id="mainImg">', 'related-posts_root__x1 main-img'],
  ])('%s is %s', async (open, names) => {
    expect((await contextIn(open)).ancestorNames).toBe(names);
  });

  it.each([
    ['a number', '<div data-testid="12">'],
    ['a sentence', '<div data-name="The author of all of this">'],
    ['an address', '<div data-module="/static/related.js">'],
    ['what is no name', '<div data-url="related">'],
    ['a classified advertisement, by its number', '<div data-ad-id="8812">'],
    ['advertisements that are not wanted', '<div data-ad="false">'],
    ['a lead that it is not', '<div data-hero="false">'],
    ['the label of an entry', '<article aria-label="Related to nobody">'],
    ['the label of a button', '<div role="button" aria-label="Next post">'],
    ['a label as long as a sentence', `<section aria-label="${'related and '.repeat(8)}">`],
    ['letters that look like capitals of words', '<div class="sc-bZkAdf">', 'sc-bzk-adf'],
  ])('is not told by %s', async (_, open, names = '') => {
    expect((await contextIn(open)).ancestorNames).toBe(names);
  });
});

describe('a landmark', () => {
  it.each([
    ['<div role="complementary">', ['aside']],
    ['<div role="navigation">', ['nav']],
    ['<div role="contentinfo">', ['footer']],
    ['<div role="banner">', ['header']],
    ['<aside role="presentation">', ['aside']],
    ['<aside class="infobox">', []],
    ['<div role="region">', []],
  ])('%s is %s', async (open, landmarks) => {
    expect((await contextIn(open)).landmarks).toEqual(landmarks);
  });
});

describe('the label of a part', () => {
  it('is that of the nearest that has one', async () => {
    const inner = '<section aria-label="関連記事"><div><p></p>';
    expect((await contextIn(`<main aria-label="Page">${inner}`)).label).toBe('関連記事');
  });

  it('is none where no part has one', async () => {
    expect(await contextIn('<section>')).not.toHaveProperty('label');
  });
});
