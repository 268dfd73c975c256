// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { SiteChoice } from '../../../src/contract/settings/stored-records';
import { useSiteChoice } from '../../../src/ui/popup/choices/use-site-choice';
import { createFakeServices } from '../fake-services';

afterEach(cleanup);

const ONE: SiteChoice = { site: 'one.example', sourceMethod: 'og', place: 0 };

it('a choice that is kept only once the next page is in view is none of that page’s', async () => {
  let kept = () => {};
  const replace = () => new Promise<void>((resolve) => (kept = resolve));
  const store = { ...createFakeServices().choices, replace };
  const { result, rerender } = renderHook(({ sites }) => useSiteChoice(store, sites), {
    initialProps: { sites: [ONE.site] },
  });
  const keeping = result.current.keep([ONE]);
  rerender({ sites: ['two.example'] });
  await act(async () => {
    kept();
    await keeping;
  });
  expect(result.current.choices).toEqual([]);
});

it('a choice that is kept while its page is in view is', async () => {
  const store = createFakeServices().choices;
  const { result } = renderHook(() => useSiteChoice(store, [ONE.site]));
  await act(() => result.current.keep([ONE]));
  expect(result.current.choices).toEqual([ONE]);
});
