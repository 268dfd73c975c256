import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { describe, expect, it } from 'vitest';
import { withoutUnusedSigns } from '../../scripts/package/fewer-encoding-signs';

const path = createRequire(import.meta.url).resolve('html-encoding-sniffer');
const module: { exports: unknown } = { exports: {} };
const code = withoutUnusedSigns(readFileSync(path, 'utf8'));
runInNewContext(code, { module, require: createRequire(path), Set });
const lighter = module.exports as typeof sniffHtmlEncoding;

const UTF_16_SIGN = [0x3c, 0, 0x3f, 0, 0x78, 0];

describe('html-encoding-sniffer without what nobody asks for', () => {
  it.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x3c]],
    ['a meta', [...Buffer.from('<!-- x --><meta charset="shift_jis">')]],
    [
      'a meta with http-equiv',
      [...Buffer.from('<meta http-equiv=content-type content="text/html; charset=gbk">')],
    ],
    ['an XML declaration', [...Buffer.from('<?xml version="1.0" encoding="koi8-r"?><html>')]],
    ['the signs of UTF-16', UTF_16_SIGN],
    ['nothing', [...Buffer.from('<p>Nothing')]],
  ])('reads %s as the package does', (_, bytes) => {
    const start = Uint8Array.from(bytes);
    for (const label of [undefined, 'euc-kr']) {
      const options = {
        defaultEncoding: 'none',
        maxPrescanBytes: 1024,
        ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
      };
      expect(lighter(start, options)).toBe(sniffHtmlEncoding(start, options));
    }
  });

  it('is not made where the package is written otherwise', () => {
    expect(() => withoutUnusedSigns('module.exports = () => null;')).toThrow('no longer has xml');
  });
});
