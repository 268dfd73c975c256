import { describe, expect, test } from 'vitest';
import { pageByBody, pageByQuery, refusal, video } from './refusal';

describe('a url that is none', () => {
  test.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' \t\n'],
    ['a number', 5],
    ['an array', ['https://example.com/']],
    ['an object', { toString: 'https://example.com/' }],
    ['true', true],
  ])('%s: MISSING_URL in A, VALIDATION_ERROR in B', async (_name, url) => {
    for (const message of [pageByQuery(url), pageByBody(url)]) {
      expect(await refusal(message)).toMatchObject({ status: 400, code: 'MISSING_URL' });
    }
    const inB = await refusal(video({ url }));
    expect(inB).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', details: [{ path: 'url' }] });
  });

  test.each([
    ['relative', '/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['scheme-less', 'www.youtube.com/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['protocol-relative', '//www.youtube.com/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['user info', 'https://user:pass@www.youtube.com/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['a user alone', 'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['too long', `https://www.youtube.com/watch?v=aqz-KE-bpKQ&pad=${'a'.repeat(4_097)}`, 'invalid_url'],
    ['an empty label', 'https://www..youtube.com/watch?v=aqz-KE-bpKQ', 'invalid_url'],
    ['a label of 64 characters', `https://${'a'.repeat(64)}.com/`, 'invalid_url'],
    ['javascript:', 'javascript:alert(1)', 'unsupported_scheme'],
    ['javascript: with a tab inside', 'java\tscript:alert(1)', 'unsupported_scheme'],
    ['data:', 'data:text/html,<h1>hi</h1>', 'unsupported_scheme'],
    ['file:', 'file:///etc/passwd', 'unsupported_scheme'],
    ['chrome:', 'chrome://settings', 'unsupported_scheme'],
    ['about:', 'about:blank', 'unsupported_scheme'],
    ['view-source:', 'view-source:https://example.com/', 'unsupported_scheme'],
    ['an app scheme', 'vnd.youtube:aqz-KE-bpKQ', 'unsupported_scheme'],
  ])('%s: RESOLVE_ERROR with the reason in A, VALIDATION_ERROR in B', async (_name, url, reason) => {
    for (const message of [pageByQuery(url), pageByBody(url)]) {
      const inA = await refusal(message);
      expect(inA).toMatchObject({
        status: 502,
        code: 'RESOLVE_ERROR',
        details: [{ reason, message: inA.message }],
      });
    }
    const inB = await refusal(video({ url }));
    expect(inB).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', details: [{ path: 'url' }] });
    expect(inB.details).toHaveLength(1);
  });

  test('a page that is no video: VALIDATION_ERROR in B', async () => {
    for (const url of ['https://example.com/', 'http://127.0.0.1/', 'https://www.youtube.com/@someone']) {
      const answer = await refusal(video({ url }));
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', details: [{ path: 'url' }] });
    }
  });
});
