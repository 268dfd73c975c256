import { describe, expect, it, vi } from 'vitest';
import { createRequestQueue } from '../../../src/extension/network/request-queue';
import { chooseMeasure, createImageProbe } from '../../../src/extension/pictures/image-element-probe';
import type { Measure } from '../../../src/extension/pictures/measure-in-document';
import { createFakeClock } from '../../ports/fake-clock';

const URL_SHOWN = 'https://pictures.example.org/p.jpg';
const SIZE = { width: 640, height: 480 };
const patient = () => new AbortController().signal;

function probe({
  measure = async () => SIZE,
  rulesReady = async () => {},
}: {
  measure?: Measure;
  rulesReady?: () => Promise<void>;
} = {}) {
  const shown = vi.fn<Measure>(measure);
  const clock = createFakeClock();
  const queue = createRequestQueue({ atOnce: 2, atOncePerHost: 2, waiting: 2 });
  return { shown, clock, queue, images: createImageProbe({ measure: shown, queue, rulesReady, clock }) };
}

describe('measuring by showing', () => {
  it('gives the size of a public picture', async () => {
    expect(await probe().images.measure(URL_SHOWN, patient())).toEqual(SIZE);
  });

  it.each([
    ['http://127.0.0.1/p.jpg', 'private_address'],
    ['http://[::1]/p.jpg', 'private_address'],
    ['https://router/p.jpg', 'private_address'],
    ['http://0x7f.1/p.jpg', 'private_address'],
    ['data:image/png;base64,AAAA', 'unsupported_scheme'],
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['https://user:word@example.org/p.jpg', 'invalid_url'],
    ['/p.jpg', 'invalid_url'],
  ])('refuses %s before anything is shown', async (url, reason) => {
    const { images, shown } = probe();
    await expect(images.measure(url, patient())).rejects.toMatchObject({ reason });
    expect(shown).not.toHaveBeenCalled();
  });

  it('waits until requests to private addresses are blocked', async () => {
    let install = () => {};
    const ready = new Promise<void>((resolve) => {
      install = resolve;
    });
    const { images, shown } = probe({ rulesReady: () => ready });
    const pending = images.measure(URL_SHOWN, patient());
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
    install();
    expect(await pending).toEqual(SIZE);
  });

  it('takes the slots of the network, and gives them back', async () => {
    const ends: (() => void)[] = [];
    const measure: Measure = () => new Promise((resolve) => ends.push(() => resolve(SIZE)));
    const { images, shown } = probe({ measure });
    const pending = Array.from({ length: 3 }, () => images.measure(URL_SHOWN, patient()));
    await expect.poll(() => shown.mock.calls.length).toBe(2);
    ends[0]?.();
    await expect.poll(() => shown.mock.calls.length).toBe(3);
    for (const end of ends) end();
    expect(await Promise.all(pending)).toEqual([SIZE, SIZE, SIZE]);
  });

  it('gives a picture eight seconds', async () => {
    const measure: Measure = (_url, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
    const { images, clock, shown } = probe({ measure });
    const pending = images.measure(URL_SHOWN, patient());
    await expect.poll(() => shown.mock.calls.length).toBe(1);
    clock.advance(8_000);
    await expect(pending).rejects.toThrow('late');
  });
});

describe('where pictures are shown', () => {
  const connect = () => {
    throw new Error('nobody connects here');
  };
  it('is nowhere in a browser that has neither a document nor an offscreen one', () => {
    expect(chooseMeasure({ runtime: { connect } })).toBeUndefined();
  });

  it('is the offscreen document of a worker', async () => {
    const offscreen = { ensure: async () => Promise.reject(new Error('seen')) };
    const measure = chooseMeasure({ offscreen, runtime: { connect } });
    await expect(measure?.(URL_SHOWN, patient())).rejects.toThrow('seen');
  });

  it('is the background page’s own document where there is one', async () => {
    const createElement = () => {
      throw new Error('seen');
    };
    const document = { createElement } as unknown as Document;
    const measure = chooseMeasure({ document, runtime: { connect } });
    await expect(async () => measure?.(URL_SHOWN, patient())).rejects.toThrow('seen');
  });
});
