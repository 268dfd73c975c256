import { expect, it, vi } from 'vitest';
import { rememberAnswers } from '../../../src/resolver/extractors/remember-answers';

it('asks once for each address', () => {
  const read = vi.fn<(address: string) => number>((address) => address.length);
  const remembering = rememberAnswers(read);
  expect([remembering('a'), remembering('bc'), remembering('a')]).toEqual([1, 2, 1]);
  expect(read.mock.calls).toEqual([['a'], ['bc']]);
});

it('forgets what it knows before that is too much', () => {
  const read = vi.fn<(address: string) => string>((address) => address);
  const remembering = rememberAnswers(read);
  for (let at = 0; at < 10_000; at += 1) remembering(`address ${at}`);
  remembering('address 0');
  expect(read).toHaveBeenCalledTimes(10_001);
});
