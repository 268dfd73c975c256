// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  addressInDocument,
  ANSWER_TIMEOUT_MS,
  answerWithAddresses,
  createOffscreenAddresses,
  type GiveAddress,
} from '../../../src/extension/pictures/file-addresses';
import { createFakeClock } from '../../ports/fake-clock';
import { createChannels } from './channels';

/** A worker and an offscreen document that speak over a channel. */
function offscreen({ answers = true } = {}) {
  const clock = createFakeClock();
  const open = createChannels();
  const there = open();
  const answer = () => answerWithAddresses(there, (file) => URL.createObjectURL(file));
  if (answers) answer();
  let ensured = 0;
  const giveAddress = createOffscreenAddresses({
    document: { ensure: async () => void (ensured += 1) },
    openChannel: open,
    newId: () => crypto.randomUUID(),
    clock,
  });
  return { giveAddress, answer, clock, ensured: () => ensured };
}

const KINDS: readonly [string, () => { giveAddress: GiveAddress }][] = [
  ['in a document', () => ({ giveAddress: addressInDocument })],
  ['in a worker', () => offscreen()],
];

describe.each(KINDS)('the address of a file, %s', (_where, create) => {
  it('leads to its bytes', async () => {
    const { giveAddress } = create();
    const url = await giveAddress(new Blob(['the bytes'], { type: 'image/png' }));
    const answer = await fetch(url);
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['the bytes', 'image/png']);
  });

  it('is another for each, also of those that are asked for at once', async () => {
    const { giveAddress } = create();
    const urls = await Promise.all(['a', 'b', 'c'].map((text) => giveAddress(new Blob([text]))));
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).toEqual(['a', 'b', 'c']);
  });
});

describe('a worker that has no answer', () => {
  const later = () => new Promise((settle) => setTimeout(settle, 5));

  it('asks once more, since the document may have been closing', async () => {
    const { giveAddress, answer, clock, ensured } = offscreen({ answers: false });
    const address = giveAddress(new Blob(['x']));
    await later();
    answer();
    clock.advance(ANSWER_TIMEOUT_MS);
    expect(await (await fetch(await address)).text()).toBe('x');
    expect(ensured()).toBe(2);
  });

  it('gives up in the end', async () => {
    const { giveAddress, clock } = offscreen({ answers: false });
    const address = giveAddress(new Blob(['x']));
    const fault = address.catch((thrown: unknown) => thrown);
    await later();
    clock.advance(ANSWER_TIMEOUT_MS);
    await later();
    clock.advance(ANSWER_TIMEOUT_MS);
    expect(await fault).toMatchObject({ reason: 'timeout' });
  });
});
