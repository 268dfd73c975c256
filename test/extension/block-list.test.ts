import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createBlockList } from '../../src/extension/block-list';
import { createKnownSettings } from '../../src/extension/known-settings';
import { createSettingsStore } from '../../src/extension/settings-store';
import { createExclusiveLock } from '../ports/exclusive-lock';

beforeEach(() => fakeBrowser.reset());

const save = (settings: unknown) => fakeBrowser.storage.local.set({ settings });

function blockList() {
  const parts = { area: fakeBrowser.storage.local as never, lock: createExclusiveLock() };
  return createBlockList(createKnownSettings(createSettingsStore(parts)));
}

describe('the block list', () => {
  it('lets every extension ask until the user says otherwise', async () => {
    expect(await blockList()('a')).toBe(false);
  });

  it('follows the settings as they change', async () => {
    const isBlocked = blockList();
    expect(await isBlocked('a')).toBe(false);
    await save({ isApiEnabled: true, blockedCallers: ['a'] });
    expect([await isBlocked('a'), await isBlocked('b')]).toEqual([true, false]);
    await save({ isApiEnabled: false, blockedCallers: [] });
    expect(await isBlocked('b')).toBe(true);
  });

  it('takes damaged settings for none', async () => {
    await save({ isApiEnabled: 'no' });
    expect(await blockList()('a')).toBe(false);
  });
});
