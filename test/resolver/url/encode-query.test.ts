import { describe, expect, it } from 'vitest';
import { encodeQuery } from '../../../src/resolver/url/encode-query';

describe('the query of an address on a page in another character set', () => {
  it.each([
    ['euc-kr', '/i.php?n=천불동', '/i.php?n=%C3%B5%BA%D2%B5%BF'],
    ['shift_jis', '/i?n=表紙&w=9#ア', '/i?n=%95%5C%8E%86&w=9#ア'],
    ['euc-jp', '/i?n=表紙', '/i?n=%C9%BD%BB%E6'],
    ['gbk', '/i?n=封面', '/i?n=%B7%E2%C3%E6'],
    ['big5', '/i?n=封面', '/i?n=%AB%CA%AD%B1'],
    ['windows-1251', '/фото?n=фото', '/фото?n=%F4%EE%F2%EE'],
    ['windows-1252', '/i?n=é', '/i?n=%E9'],
    ['koi8-r', '/i?n=я', '/i?n=%D1'],
  ])('is written in %s', (charset, address, written) => {
    expect(encodeQuery(address, charset)).toBe(written);
  });

  it('names by number what the character set lacks, as browsers do', () => {
    expect(encodeQuery('/i?n=☃', 'windows-1252')).toBe('/i?n=%26%239731%3B');
  });

  it('stays as it is where it is ASCII, and for a character set that nobody knows', () => {
    expect(encodeQuery('/é?n=%E9', 'windows-1252')).toBe('/é?n=%E9');
    expect(encodeQuery('/i?n=é', 'x-none')).toBe('/i?n=é');
  });
});
