import { describe, expect, it, vi } from 'vitest';
import { createDocumentStart } from '../../../src/extension/screen/document-start';
import { systemClock } from '../../../src/extension/system-clock';

const clock = { timeoutSignal: (ms: number) => systemClock.timeoutSignal(ms / 100) };

/** Asks a tab whose script gives that. */
function ask(run: () => Promise<unknown>): Promise<number | undefined> {
  return createDocumentStart({ clock, scripting: { executeScript: run as never } })(7);
}

describe('the start of a document', () => {
  it('is what the document tells, asked in its tab without waiting for it to load', async () => {
    const executeScript = vi.fn<() => Promise<unknown>>(async () => [
      { frameId: 0, result: 1_790_000_000_123.4 },
    ]);
    expect(await ask(executeScript)).toBe(1_790_000_000_123.4);
    expect(executeScript).toHaveBeenCalledWith(
      expect.objectContaining({ target: { tabId: 7 }, injectImmediately: true }),
    );
  });

  it.each([
    ['one that may not be read', () => Promise.reject(new Error('Cannot access contents of the page.'))],
    ['one that does not answer', () => new Promise(() => {})],
    ['one that answers nothing', async () => []],
    ['one that fails', async () => [{ frameId: 0, error: { message: 'No performance.' } }]],
  ])('is not known of %s', async (_, run) => {
    expect(await ask(run)).toBeUndefined();
  });
});
