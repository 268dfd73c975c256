import { expect, it, vi } from 'vitest';
import { oncePerPage } from '../../../src/resolver/extractors/once-per-page';
import type { PageSnapshot } from '../../../src/resolver/page-snapshot';
import { createSnapshot } from '../../ports/sample-snapshot';

it('reads each page once, and two that say the same apart', () => {
  const read = vi.fn<(page: PageSnapshot) => string>(({ url }) => url);
  const once = oncePerPage(read);
  const [page, other] = [createSnapshot(), createSnapshot()];
  expect([once(page), once(other), once(page)]).toEqual([page.url, other.url, page.url]);
  expect(read.mock.calls).toEqual([[page], [other]]);
});

it('remembers an answer that is no', () => {
  const read = vi.fn<(page: PageSnapshot) => boolean>(() => false);
  const once = oncePerPage(read);
  const page = createSnapshot();
  expect([once(page), once(page)]).toEqual([false, false]);
  expect(read).toHaveBeenCalledTimes(1);
});
