import { beforeAll, describe, expect, it } from 'vitest';
import { NOTICE_CODES, type NoticeCode } from '../../../src/resolver/types';
import { failureText, noticeText } from '../../../src/ui/words/notice-words';
import { speak, speakEnglish } from '../english';

beforeAll(speakEnglish);

describe('noticeText', () => {
  it('has a sentence of its own for each code', () => {
    const texts = NOTICE_CODES.map((code) => noticeText(code, 'example.org', 1));
    expect(texts.filter((text) => text.startsWith('popup_') || text.startsWith('Something did not'))).toEqual(
      [],
    );
    expect(new Set(texts).size).toBe(NOTICE_CODES.length);
  });

  it('speaks the user’s language, whatever the resolver said', () => {
    speak('de');
    expect(noticeText('PROBE_FAILED', 'example.org', 3)).toBe(
      '3 Bilder auf example.org ließen sich nicht prüfen.',
    );
    speakEnglish();
  });

  it.each<[NoticeCode, string | null]>([
    ['PROBE_FAILED', null],
    ['A_LATER_CODE' as NoticeCode, 'example.org'],
  ])('points to the details for %s on %s', (code, host) => {
    expect(noticeText(code, host, 1)).toBe('Something did not work as it should. The details say what.');
  });
});

it('names the host that a permission is missing for', () => {
  const origin = 'https://pictures.example.net';
  expect(failureText({ reason: 'permission_required', origin })).toBe(
    'The extension may not read pictures.example.net yet.',
  );
});
