import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../../src/extension/pictures/fetch-picture';
import { createPictureReader } from '../../../src/extension/pictures/picture-reader';
import { ResolveError } from '../../../src/resolver/errors';
import type { TabPage } from '../../../src/ui/picture-services';
import { createFakeFetch } from '../../ports/fake-fetch';
import type { FakeAnswer } from '../../ports/fake-fetch';
import { makePicture } from '../../replay/pictures';

const URL_ASKED = 'https://pictures.example.net/p.jpg';
const PAGE: TabPage = { tabId: 7, url: 'https://news.example.org/story' };
const clock = { timeoutSignal: () => new AbortController().signal };
const refusal = new ResolveError('permission_required', 'Allow it.', {
  origin: 'https://pictures.example.net',
});

async function picture() {
  return new Uint8Array(await makePicture({ format: 'jpg', width: 60, height: 40 }));
}

/** Reads with what the hosts answer us, and what they answer the page. */
function reader(ours: FakeAnswer, pages: FakeAnswer) {
  const granted = createFakeFetch({ [URL_ASKED]: ours });
  const ofPage = createFakeFetch({ [URL_ASKED]: pages });
  const asked: TabPage[] = [];
  const read = createPictureReader({
    granted,
    ofPage(page) {
      asked.push(page);
      return ofPage;
    },
    clock,
  });
  return { read, asked, granted };
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());

describe('reading a picture', () => {
  it('leaves the page alone where its host is allowed', async () => {
    const body = await picture();
    const { read, asked } = reader({ body }, {});
    expect((await bytesOf(await read({ url: URL_ASKED, page: PAGE }))).equals(body)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('goes through the page where its host is not allowed', async () => {
    const body = await picture();
    const { read, asked } = reader({ fault: refusal }, { body });
    expect((await bytesOf(await read({ url: URL_ASKED, page: PAGE }))).equals(body)).toBe(true);
    expect(asked).toEqual([PAGE]);
  });

  it('has no other way where no page is open', async () => {
    const { read, asked } = reader({ fault: refusal }, { body: await picture() });
    await expect(read({ url: URL_ASKED })).rejects.toBe(refusal);
    expect(asked).toEqual([]);
  });

  it.each(['private_address', 'network', 'timeout'] as const)(
    'does not turn to the page for what no permission mends: %s',
    async (reason) => {
      const fault = new ResolveError(reason, 'No.');
      const { read, asked } = reader({ fault }, { body: await picture() });
      await expect(read({ url: URL_ASKED, page: PAGE })).rejects.toBe(fault);
      expect(asked).toEqual([]);
    },
  );

  it.each<[string, FakeAnswer]>([
    ['the page has moved on', { fault: new ResolveError('page_changed', 'Another page.') }],
    ['no script may run in it', { fault: new ResolveError('permission_required', 'The page’s host.') }],
    ['its host keeps the picture to itself', { fault: new ResolveError('network', 'No.') }],
    ['its host is too slow', { fault: new ResolveError('timeout', 'Late.') }],
    ['its host refuses who comes without cookies', { status: 403 }],
    [
      'a page to sign in comes instead',
      { contentType: 'image/jpeg', body: Buffer.from('<!doctype html><title>Sign in</title>') },
    ],
    ['nothing comes', { body: new Uint8Array(0) }],
  ])('asks for the picture’s own host where %s', async (_what, pages) => {
    const { read } = reader({ fault: refusal }, pages);
    await expect(read({ url: URL_ASKED, page: PAGE })).rejects.toBe(refusal);
  });

  it('says that a picture is too large, which no permission mends', async () => {
    const { read } = reader({ fault: refusal }, { contentLength: MAX_PICTURE_BYTES + 1 });
    await expect(read({ url: URL_ASKED, page: PAGE })).rejects.toMatchObject({ reason: 'too_large' });
  });
});
