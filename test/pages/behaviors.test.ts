import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BESIDE } from './behaviors-beside';
import { DISTRUSTED } from './behaviors-distrusted';
import { FOUND } from './behaviors-found';
import { IN_DATA } from './behaviors-in-data';
import { OF_SITE } from './behaviors-of-site';
import { SHOWN } from './behaviors-shown';
import { pageCases } from './page-case';

const PROJECT = new URL('../../', import.meta.url);
const slugs = pageCases().map(({ name }) => name);
const behaviors = [FOUND, SHOWN, IN_DATA, DISTRUSTED, OF_SITE, BESIDE]
  .flatMap((each) => Object.entries(each))
  .map(([behavior, { pages = [], tests = [] }]) => ({ behavior, pages, tests }));

describe('every behavior is shown', () => {
  it.each(behaviors)('$behavior', ({ pages, tests }) => {
    expect(pages.length + tests.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !slugs.includes(page))).toEqual([]);
    expect(tests.filter((path) => !existsSync(new URL(path, PROJECT)))).toEqual([]);
  });
});

it('every page shows a behavior that has a name, and one alone', () => {
  expect(behaviors.flatMap(({ pages }) => pages).toSorted()).toEqual(slugs.toSorted());
});
