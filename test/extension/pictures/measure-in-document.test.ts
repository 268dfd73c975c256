// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { measureInDocument } from '../../../src/extension/pictures/measure-in-document';

const PICTURE = 'https://pictures.example.org/p.jpg';

/** A document whose pictures load when the test says so. */
function stage() {
  const image = document.createElement('img');
  const asked: Record<string, string | null>[] = [];
  const begins = (size: { width: number; height: number }) => {
    Object.defineProperties(image, {
      naturalWidth: { value: size.width },
      naturalHeight: { value: size.height },
    });
  };
  const shows = (size: { width: number; height: number }) => {
    begins(size);
    image.onload?.(new Event('load'));
  };
  const stub = {
    createElement: () => {
      Object.defineProperty(image, 'src', {
        set(src: string) {
          asked.push({ src, referrerPolicy: image.referrerPolicy, crossOrigin: image.crossOrigin });
        },
      });
      return image;
    },
  } as unknown as Document;
  const stop = new AbortController();
  return { image, asked, begins, shows, stop, size: () => measureInDocument(stub, PICTURE, stop.signal) };
}

describe('a picture that is shown to be measured', () => {
  it('has its natural size, and is asked for without a referrer and without CORS', async () => {
    const { asked, shows, size } = stage();
    const pending = size();
    shows({ width: 1200, height: 630 });
    expect(await pending).toEqual({ width: 1200, height: 630 });
    expect(asked).toEqual([{ src: PICTURE, referrerPolicy: 'no-referrer', crossOrigin: null }]);
  });

  it('is measured as soon as its header is there, and the rest is not waited for', async () => {
    const { image, begins, size } = stage();
    const pending = size();
    begins({ width: 4000, height: 3000 });
    expect(await pending).toEqual({ width: 4000, height: 3000 });
    expect(image.onload).toBeNull();
  });

  it('is an error when it does not load', async () => {
    const { image, size } = stage();
    const pending = size();
    image.onerror?.(new Event('error'));
    await expect(pending).rejects.toMatchObject({ reason: 'network' });
  });

  it('is an error when it has no size of its own', async () => {
    const { shows, size } = stage();
    const pending = size();
    shows({ width: 0, height: 0 });
    await expect(pending).rejects.toMatchObject({ reason: 'unsupported_content_type' });
  });

  it('is given up when nobody waits any more, and what comes then is nothing', async () => {
    const { image, stop, size } = stage();
    const pending = size();
    stop.abort();
    await expect(pending).rejects.toMatchObject({ reason: 'timeout' });
    expect(image.onload).toBeNull();
  });

  it('is not asked for at all when it is too late', async () => {
    const { asked, stop, size } = stage();
    stop.abort();
    await expect(size()).rejects.toMatchObject({ reason: 'timeout' });
    expect(asked).toEqual([]);
  });
});
