import { describe, expect, it, vi } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import type { Measure } from '../../../src/extension/pictures/measure-in-document';
import { createOffscreenMeasure } from '../../../src/extension/pictures/measure-offscreen';
import {
  createOffscreenDocument,
  OPENING_TIMEOUT_MS,
} from '../../../src/extension/pictures/offscreen-document';
import { createPicturePortListener } from '../../../src/extension/pictures/picture-port-listener';
import { ResolveError } from '../../../src/resolver/errors';
import { createFakeClock } from '../../ports/fake-clock';
import { createPortPair } from './port-pair';

const ORIGIN = 'chrome-extension://own/';
const OWN: Runtime.MessageSender = { id: 'own', url: `${ORIGIN}background.js` };
const SIZE = { width: 640, height: 480 };

/** A worker and an offscreen document that measures with `measure`. */
function extension({
  measure = async () => SIZE,
  sender = OWN,
}: {
  measure?: Measure;
  sender?: typeof OWN;
} = {}) {
  const openCounts: number[] = [];
  const clock = createFakeClock();
  const listen = createPicturePortListener({
    runtimeId: 'own',
    ownOrigin: ORIGIN,
    measure,
    clock,
    onOpenCount: (open) => openCounts.push(open),
  });
  const documents = { created: 0, isThere: false, connections: 0 };
  const createDocument = vi.fn<() => Promise<void>>(async () => {
    if (documents.isThere) throw new Error('Only a single offscreen document may be created.');
    documents.created += 1;
    documents.isThere = true;
  });
  const connect = ({ name = '' } = {}) => {
    documents.connections += 1;
    const { near, far } = createPortPair(name, sender);
    if (documents.isThere) listen(far);
    else far.disconnect();
    return near;
  };
  const getContexts = async () => (documents.isThere ? [{}] : []);
  const document = createOffscreenDocument({ createDocument }, { getContexts }, clock);
  const ask = createOffscreenMeasure({ document, runtime: { connect: connect as never } });
  return { ask, clock, openCounts, documents, createDocument, document };
}

const url = 'https://pictures.example.org/p.jpg';
const patient = () => new AbortController().signal;

describe('the offscreen document', () => {
  it('that does not come is waited for no longer than the question may take', async () => {
    const { ask, createDocument } = extension();
    createDocument.mockImplementationOnce(() => new Promise(() => {}));
    await expect(ask(url, AbortSignal.timeout(0))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('is opened anew after one that did not come', async () => {
    const { ask, createDocument, clock } = extension();
    createDocument.mockImplementationOnce(() => new Promise(() => {}));
    await expect(ask(url, AbortSignal.timeout(0))).rejects.toMatchObject({ reason: 'timeout' });
    clock.advance(OPENING_TIMEOUT_MS);
    await new Promise((settle) => setTimeout(settle));
    expect(await ask(url, patient())).toEqual(SIZE);
  });

  it('measures for the worker and counts what is under way', async () => {
    const { ask, openCounts } = extension();
    expect(await ask(url, patient())).toEqual(SIZE);
    await expect.poll(() => openCounts).toEqual([1, 0]);
  });

  it('is created once for pictures that are asked for at the same time', async () => {
    const { ask, createDocument } = extension();
    await Promise.all(Array.from({ length: 8 }, () => ask(url, patient())));
    expect(createDocument).toHaveBeenCalledTimes(1);
    expect(createDocument).toHaveBeenCalledWith(expect.objectContaining({ url: 'offscreen.html' }));
  });

  it('is found again by a worker that woke anew', async () => {
    const { ask, documents, createDocument } = extension();
    documents.isThere = true;
    expect(await ask(url, patient())).toEqual(SIZE);
    expect(createDocument).not.toHaveBeenCalled();
  });

  it('is created again when it closed just as it was asked', async () => {
    const { ask, documents, document } = extension();
    const ensure = document.ensure;
    document.ensure = async () => {
      await ensure();
      if (documents.connections === 0) documents.isThere = false;
    };
    expect(await ask(url, patient())).toEqual(SIZE);
    expect(documents).toMatchObject({ created: 2, connections: 2 });
  });

  it('tells why a picture was not shown', async () => {
    const fault = new ResolveError('network', 'The picture could not be shown.');
    const { ask } = extension({ measure: async () => Promise.reject(fault) });
    await expect(ask(url, patient())).rejects.toMatchObject({ reason: 'network', message: fault.message });
  });

  it('gives a picture up when the worker does', async () => {
    let given: AbortSignal | undefined;
    const measure: Measure = (_url, signal) => {
      given = signal;
      return new Promise(() => {});
    };
    const { ask } = extension({ measure });
    const stop = new AbortController();
    const pending = ask(url, stop.signal);
    await expect.poll(() => given?.aborted).toBe(false);
    stop.abort();
    await expect(pending).rejects.toMatchObject({ reason: 'timeout' });
    await expect.poll(() => given?.aborted).toBe(true);
  });

  it('has a deadline of its own, for a worker that was killed', async () => {
    let given: AbortSignal | undefined;
    const measure: Measure = (_url, signal) => {
      given = signal;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ResolveError('timeout', 'late')));
      });
    };
    const { ask, clock } = extension({ measure });
    const pending = ask(url, patient());
    await expect.poll(() => given?.aborted).toBe(false);
    clock.advance(8_000);
    await expect(pending).rejects.toMatchObject({ reason: 'timeout' });
  });

  it.each<[string, Runtime.MessageSender]>([
    ['another extension', { id: 'other', url: 'chrome-extension://other/page.html' }],
    ['a script in a web page', { id: 'own', url: 'https://example.org/' }],
  ])('shows nothing for %s', async (_who, sender) => {
    const measure = vi.fn<Measure>(async () => SIZE);
    const { ask } = extension({ sender, measure });
    await expect(ask(url, patient())).rejects.toMatchObject({ reason: 'network' });
    expect(measure).not.toHaveBeenCalled();
  });
});
