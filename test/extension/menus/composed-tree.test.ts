// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { queryDeep } from '../../../src/extension/menus/composed-tree';

afterEach(() => vi.unstubAllGlobals());

it('looks into a component that stands after many other elements', () => {
  vi.stubGlobal('chrome', {});
  document.body.innerHTML = `${'<p>A line.</p>'.repeat(2_000)}<x-player></x-player>`;
  const player = document.querySelector('x-player')!;
  player.attachShadow({ mode: 'open' }).innerHTML = '<video poster="a.jpg"></video>';
  expect(queryDeep(document.documentElement, 'video')).toHaveLength(1);
});
