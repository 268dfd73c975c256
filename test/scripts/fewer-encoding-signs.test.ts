import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { describe, expect, it } from 'vitest';
import { withoutUnusedSigns } from '../../scripts/package/fewer-encoding-signs';

const require = createRequire(import.meta.url);
const code = readFileSync(require.resolve('html-encoding-sniffer'), 'utf8');
const lighter = { exports: undefined as unknown as typeof sniffHtmlEncoding };
// The package is a script of Node's older kind.
new Function('module', 'require', withoutUnusedSigns(code))(
  lighter,
  createRequire(require.resolve('html-encoding-sniffer')),
);

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
      expect(lighter.exports(start, options)).toBe(sniffHtmlEncoding(start, options));
    }
  });

  it('is not made where the package is written otherwise', () => {
    expect(() => withoutUnusedSigns('module.exports = () => null;')).toThrow('no longer has xml');
  });
});
