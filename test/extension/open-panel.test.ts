import { expect, it } from 'vitest';
import { createOpenPanel, panelPlace } from '../../src/extension/open-panel';

const windows = { getCurrent: async () => ({ id: 5 }) as never };

it('opens the side panel of the window that is named, at once, else of its own', async () => {
  const opened: number[] = [];
  const sidePanel = { open: async ({ windowId }: { windowId: number }) => void opened.push(windowId) };
  const open = createOpenPanel({ sidePanel, windows });
  const pending = open?.(7);
  expect(opened).toEqual([7]);
  await pending;
  await open?.();
  expect(opened).toEqual([7, 5]);
});

it('opens the sidebar of Firefox in the click itself', () => {
  let opened = 0;
  const sidebarAction = { open: async () => void (opened += 1) };
  void createOpenPanel({ sidebarAction, windows })?.();
  expect(opened).toBe(1);
});

it('is absent where the browser has no place for it', () => {
  expect(createOpenPanel({ windows })).toBeUndefined();
});

it.each([
  [{ sidebarAction: { open: async () => {} } }, 'sidebar'],
  [{ sidePanel: { open: async () => {} } }, 'panel'],
  [{}, undefined],
])('is called as the browser calls it: %o', (parts, place) => {
  expect(panelPlace(parts)).toBe(place);
});
