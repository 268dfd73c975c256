import { describe, expect, it } from 'vitest';
import { fetchPicture, MAX_PICTURE_BYTES } from '../../../src/extension/pictures/fetch-picture';
import { createPictureClipboard } from '../../../src/extension/screen/picture-clipboard';
import type { Fetch, FetchedResponse, FetchRequest } from '../../../src/resolver/ports';

const PNG = new Blob(['png'], { type: 'image/png' });
const clock = { timeoutSignal: () => new AbortController().signal };

function fetchOf(response: Partial<FetchedResponse>, asked: FetchRequest[] = []): Pick<Fetch, 'request'> {
  async function* nothing() {}
  const whole = {
    url: '',
    status: 200,
    contentType: null,
    contentLength: null,
    body: nothing(),
    ...response,
  };
  return {
    request(request, read) {
      asked.push(request);
      return read(whole);
    },
  };
}

async function* chunks(...parts: Uint8Array[]) {
  yield* parts;
}

describe('copying a picture', () => {
  it('asks the clipboard before it waits for anything, while the click still counts', async () => {
    const order: string[] = [];
    const copy = createPictureClipboard({
      png: async () => {
        order.push('asked for');
        await Promise.resolve();
        order.push('came');
        return PNG;
      },
      write: async (png) => {
        order.push('clipboard');
        await png;
      },
    });
    const copied = copy({ url: 'https://a.example/x.jpg' });
    expect(order).toEqual(['asked for', 'clipboard']);
    await copied;
  });

  it('hands on a PNG that is here already, and asks for nothing', async () => {
    const [asked, written]: [unknown[], Blob[]] = [[], []];
    const copy = createPictureClipboard({
      png: async (picture) => {
        asked.push(picture);
        return new Blob();
      },
      write: async (png) => void written.push(await png),
    });
    await copy(PNG);
    expect([asked, written]).toEqual([[], [PNG]]);
  });

  it('rejects with why the picture did not come, not with the clipboard’s complaint', async () => {
    const reason = new Error('No permission.');
    const copy = createPictureClipboard({
      png: () => Promise.reject(reason),
      write: (png) =>
        png.then(
          () => {},
          () => Promise.reject(new Error('NotAllowedError')),
        ),
    });
    await expect(copy({ url: 'https://a.example/x.jpg' })).rejects.toBe(reason);
  });

  it('rejects with the clipboard’s own complaint where the picture came', async () => {
    const complaint = new Error('Document is not focused.');
    const copy = createPictureClipboard({
      png: async () => PNG,
      write: () => Promise.reject(complaint),
    });
    await expect(copy({ url: 'https://a.example/x.jpg' })).rejects.toBe(complaint);
  });

  it('makes a PNG of a picture of another kind that is here already', async () => {
    const photo = new Blob(['jpeg'], { type: 'image/jpeg' });
    const [asked, written]: [unknown[], Blob[]] = [[], []];
    const copy = createPictureClipboard({
      png: async (picture) => {
        asked.push(picture);
        return PNG;
      },
      write: async (png) => void written.push(await png),
    });
    await copy(photo);
    expect([asked, written]).toEqual([[photo], [PNG]]);
  });

  it('hands on no picture that was drawn in vain', async () => {
    const written: Blob[] = [];
    const ended = new AbortController();
    const copy = createPictureClipboard({
      png: async () => {
        ended.abort();
        return PNG;
      },
      write: async (png) => void written.push(await png),
    });
    const copied = copy({ url: 'https://a.example/x.jpg', signal: ended.signal });
    await expect(copied).rejects.toMatchObject({ name: 'AbortError' });
    expect(written).toEqual([]);
  });

  it('asks for nothing in a browser whose clipboard takes no pictures', async () => {
    const asked: unknown[] = [];
    const copy = createPictureClipboard({
      png: async (picture) => {
        asked.push(picture);
        return PNG;
      },
    });
    await expect(copy({ url: 'https://a.example/x.jpg' })).rejects.toMatchObject({ reason: 'clipboard' });
    expect(asked).toEqual([]);
  });
});

describe('fetching a picture', () => {
  it('gives its bytes and its type', async () => {
    const body = chunks(new Uint8Array([1, 2]), new Uint8Array([3]));
    const picture = await fetchPicture(
      { url: 'https://a.example/x' },
      fetchOf({ body, contentType: 'image/png' }),
      clock,
    );
    expect([picture.type, [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([
      'image/png',
      [1, 2, 3],
    ]);
  });

  it.each<[string, Partial<FetchedResponse>, string]>([
    ['refused', { status: 403 }, 'http_status'],
    ['too large by its own word', { contentLength: MAX_PICTURE_BYTES + 1 }, 'too_large'],
    [
      'too large in fact',
      { body: chunks(new Uint8Array(MAX_PICTURE_BYTES), new Uint8Array(1)) },
      'too_large',
    ],
  ])('rejects one that is %s', async (_, response, reason) => {
    await expect(
      fetchPicture({ url: 'https://a.example/x' }, fetchOf(response), clock),
    ).rejects.toMatchObject({
      reason,
    });
  });

  it('asks as the user, within a byte budget', async () => {
    const asked: FetchRequest[] = [];
    await fetchPicture({ url: 'https://a.example/x' }, fetchOf({}, asked), clock);
    expect(asked).toMatchObject([
      { method: 'GET', maxBytes: MAX_PICTURE_BYTES + 1, caller: { kind: 'user' }, freshness: 'default' },
    ]);
  });

  it('ends with whoever asked for it', async () => {
    const asked: FetchRequest[] = [];
    const ended = new AbortController();
    await fetchPicture({ url: 'https://a.example/x', signal: ended.signal }, fetchOf({}, asked), clock);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    ended.abort();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('leaves nothing of what a private window wants in the browser’s cache', async () => {
    const asked: FetchRequest[] = [];
    await fetchPicture({ url: 'https://a.example/x', privateWindow: true }, fetchOf({}, asked), clock);
    expect(asked).toMatchObject([{ freshness: 'no-store', caller: { kind: 'user', privateWindow: true } }]);
  });
});
