import { describe, expect, test } from 'vitest';
import { parseHttpUrl } from '../../src/contract/http-url';

describe('taken', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.com:80/a b', 'http://example.com/a%20b'],
    ['  https://example.com/\n', 'https://example.com/'],
    ['https://example.com./', 'https://example.com./'],
    ['https://example.com#@evil.example/', 'https://example.com/#@evil.example/'],
    ['https://evil.example\\@example.com/', 'https://evil.example/@example.com/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://some_thing.example.com/', 'https://some_thing.example.com/'],
    ['http://[2001:4860:4860::8888]/', 'http://[2001:4860:4860::8888]/'],
    [`https://${'a'.repeat(63)}.com/`, `https://${'a'.repeat(63)}.com/`],
    [`https://example.com/${'a'.repeat(4_076)}`, `https://example.com/${'a'.repeat(4_076)}`],
  ])('%s', (text, href) => {
    const parsed = parseHttpUrl(text);
    expect(parsed.ok && parsed.url.href).toBe(href);
  });
});

describe('refused', () => {
  test.each([
    ['', 'invalid_url'],
    ['https', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['https://bad url', 'invalid_url'],
    ['example.com', 'invalid_url'],
    ['\ufeffhttps://example.com/', 'invalid_url'],
    ['http://4294967296/', 'invalid_url'],
    ['https://user@example.com/', 'invalid_url'],
    ['https://:secret@example.com/', 'invalid_url'],
    ['http://./', 'invalid_url'],
    ['http://../', 'invalid_url'],
    ['https://.example.com/', 'invalid_url'],
    ['https://example.com../', 'invalid_url'],
    [`https://${'a'.repeat(64)}.com/`, 'invalid_url'],
    [`https://${'a.'.repeat(127)}com/`, 'invalid_url'],
    [`https://example.com/${'a'.repeat(4_077)}`, 'invalid_url'],
    ['localhost:8080', 'unsupported_scheme'],
    ['blob:https://example.com/1', 'unsupported_scheme'],
    ['moz-extension://c23d9fa7-4efc-468b-a427-c62db156f16a/x', 'unsupported_scheme'],
    ['ws://example.com/', 'unsupported_scheme'],
  ])('%s: %s', (text, reason) => {
    const parsed = parseHttpUrl(text);
    expect(parsed).toMatchObject({ ok: false, reason });
    // One sentence, and nothing of what was sent in it.
    expect(parsed).toMatchObject({ message: expect.stringMatching(/^The [^.]+\.$/) });
  });
});
