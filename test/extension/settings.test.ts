import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createBlockList } from '../../src/extension/settings';

beforeEach(() => fakeBrowser.reset());

const save = (settings: unknown) => fakeBrowser.storage.local.set({ settings });

describe('the block list', () => {
  it('lets every extension ask until the user says otherwise', async () => {
    expect(await createBlockList()('a')).toBe(false);
  });

  it('follows the settings as they change', async () => {
    const isBlocked = createBlockList();
    expect(await isBlocked('a')).toBe(false);
    await save({ isApiEnabled: true, blockedCallers: ['a'] });
    expect([await isBlocked('a'), await isBlocked('b')]).toEqual([true, false]);
    await save({ isApiEnabled: false, blockedCallers: [] });
    expect(await isBlocked('b')).toBe(true);
  });

  it('takes damaged settings for none', async () => {
    await save({ isApiEnabled: 'no' });
    expect(await createBlockList()('a')).toBe(false);
  });
});
