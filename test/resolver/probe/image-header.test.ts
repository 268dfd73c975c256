import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from '../../../src/resolver/probe/image-header';

type Encoder = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

async function picture(encoder: Encoder, width = 64, height = 48): Promise<Uint8Array> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  return new Uint8Array(await blank[encoder]().toBuffer());
}

const FORMATS = [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const;

describe.each(FORMATS)('a %s file', (encoder, format) => {
  it('tells format and natural size', async () => {
    const bytes = await picture(encoder, 640, 361);
    expect(readImageHeader(bytes)).toEqual({ status: 'complete', format, width: 640, height: 361 });
  });

  it('is never misread when cut off anywhere', async () => {
    const bytes = await picture(encoder, 640, 361);
    const right = [{ status: 'incomplete' }, { status: 'complete', format, width: 640, height: 361 }];
    for (let length = 0; length < bytes.length; length += 1) {
      expect(right).toContainEqual(readImageHeader(bytes.slice(0, length)));
    }
  });
});

describe('orientation and metadata', () => {
  it('turns a photo that was taken upright', async () => {
    const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
    const bytes = await blank.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(readImageHeader(new Uint8Array(bytes))).toMatchObject({ width: 200, height: 300 });
  });

  it('finds the size behind 100 kB of metadata', async () => {
    const jpeg = await picture('jpeg', 640, 361);
    const comment = new Uint8Array(4 + 50_000);
    comment.set([0xff, 0xfe, (50_002 >> 8) & 0xff, 50_002 & 0xff]);
    const bytes = Uint8Array.from([...jpeg.slice(0, 2), ...comment, ...comment, ...jpeg.slice(2)]);
    expect(readImageHeader(bytes.slice(0, 90_000))).toEqual({ status: 'incomplete' });
    expect(readImageHeader(bytes)).toMatchObject({ format: 'jpg', width: 640, height: 361 });
  });
});

describe('what is not one of the five formats', () => {
  const text = (content: string) => new TextEncoder().encode(content.padEnd(32));

  it.each([
    ['an HTML page', '<!doctype html><html><svg width="9" height="9"></svg>'],
    ['an HTML page without doctype', '<html><body><svg width="9" height="9"></svg>'],
    [
      'an HTML page behind a comment',
      '<!-- error --><!doctype html><title>Sorry</title><svg width="24" height="24"></svg>',
    ],
    ['XHTML', '<?xml version="1.0"?><!-- x --><html><body><svg width="24" height="24"></svg></body></html>'],
    ['JSON', '{"error":"no such picture"}     '],
    ['plain text', 'Not found. Sorry about that.'],
  ])('%s is no image', (_what, content) => {
    expect(readImageHeader(text(content))).toEqual({ status: 'not-an-image' });
  });

  it.each([
    ['with a size', '<svg xmlns="x" width="120" height="80"></svg>', 120, 80],
    ['behind an XML declaration', '<?xml version="1.0"?>\n<svg width="120" height="80"></svg>', 120, 80],
    [
      'behind a comment and a doctype',
      '<!-- made by hand --><!DOCTYPE svg><svg width="120" height="80"></svg>',
      120,
      80,
    ],
    [
      'behind names that Illustrator declares',
      '<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]><svg width="120" height="80"></svg>',
      120,
      80,
    ],
    ['that only scales', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', null, null],
  ])('an SVG %s is an image of a format the specification does not name', (_what, content, width, height) => {
    expect(readImageHeader(text(content))).toEqual({ status: 'complete', format: 'unknown', width, height });
  });

  it('zero bytes may still become an image', () => {
    expect(readImageHeader(new Uint8Array(0))).toEqual({ status: 'incomplete' });
  });

  it('a JPEG of height 0 has no usable size', async () => {
    const bytes = await picture('jpeg', 64, 48);
    const frame = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
    bytes.set([0, 0], frame + 5);
    expect(readImageHeader(bytes)).toEqual({ status: 'incomplete' });
  });
});

describe('hostile bytes', () => {
  const heads = [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [...new TextEncoder().encode('GIF89a')],
    [...new TextEncoder().encode('RIFF\0\0\0\0WEBP')],
    [...new TextEncoder().encode('\0\0\0\x1cftypavif')],
    [...new TextEncoder().encode('\0\0\0\x1cftypheic')],
    [0x42, 0x4d],
    [0, 0, 1, 0],
    [...new TextEncoder().encode('<svg ')],
  ];

  it('never throw and never give an impossible size', () => {
    fc.assert(
      fc.property(fc.constantFrom([], ...heads), fc.uint8Array({ maxLength: 400 }), (head, tail) => {
        const header = readImageHeader(Uint8Array.from([...head, ...tail]));
        if (header.status !== 'complete' || header.width === null) return;
        expect(header.width).toBeGreaterThan(0);
        expect(header.height).toBeGreaterThan(0);
        expect(header.width).toBeLessThanOrEqual(65_535);
      }),
      { numRuns: 5_000 },
    );
  });
});
