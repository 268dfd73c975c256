import { describe, expect, it } from 'vitest';
import type { CoverSubject } from '../../../src/ui/actions/cover-subject';
import { fileNameFor } from '../../../src/ui/actions/file-name-template';
import { answer, videoPictures } from '../sample-answers';

const picture = answer(videoPictures()).best;
const NOW_MS = new Date(2026, 10, 21, 0, 30).getTime();

function name(template: string, changes: Partial<CoverSubject> = {}): string {
  const subject = { picture, title: 'Dawn', author: 'Ann', site: 'YouTube', pageUrl: '', ...changes };
  return fileNameFor(template, subject, NOW_MS);
}

describe('fileNameFor', () => {
  it.each([
    ['{title}', 'Dawn.jpg'],
    ['{site} - {author} - {title}', 'YouTube - Ann - Dawn.jpg'],
    ['{date} {title} {width}x{height}', '2026-11-21 Dawn 1280x720.jpg'],
    ['{title}_{unknown}', 'Dawn_{unknown}.jpg'],
    ['{constructor}', '{constructor}.jpg'],
    ['covers/{title}', 'covers Dawn.jpg'],
    ['', 'cover.jpg'],
  ])('fills %j as %j', (template, expected) => {
    expect(name(template)).toBe(expected);
  });

  it.each([
    ['{author} - {title}', 'Dawn.jpg'],
    ['{title} - {author}', 'Dawn.jpg'],
    ['{title} - {author} - {site}', 'Dawn - YouTube.jpg'],
    ['{title} {width}x{height}', 'Dawn.jpg'],
  ])('leaves nothing of a field without a value: %j', (template, expected) => {
    const bare = { ...picture, width: null, height: null };
    expect(name(template, { author: '', picture: bare })).toBe(expected);
  });

  it.each([
    ['../../etc/passwd', 'etc passwd.jpg'],
    ['CON', '_CON.jpg'],
    ['{title}', '{title}.jpg'],
    ['{site}', '{site}.jpg'],
    ['\u202egpj.exe', 'gpj.exe.jpg'],
    ['- a list -', '- a list -.jpg'],
  ])('takes the title %j as text, which names no folder and no field', (title, expected) => {
    expect(name('{title}', { title })).toBe(expected);
  });

  it('ends as the real format does, whatever the address or the title say', () => {
    const webp = { ...picture, url: 'https://a.example/x.png', format: 'webp' as const };
    expect(name('{title}', { title: 'x.exe', picture: webp })).toBe('x.exe.webp');
  });

  it('keeps a long title and all fields within what file systems take', () => {
    const long = name('{title} {site}', { title: '山'.repeat(400), site: 'y'.repeat(400) });
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(220);
    expect(long.endsWith('.jpg')).toBe(true);
  });
});
