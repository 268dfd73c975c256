import { describe, expect, it } from 'vitest';
import type { CoverSubject } from '../../../src/ui/actions/cover-subject';
import { asHtml, asJson, asMarkdown } from '../../../src/ui/actions/copy-formats';
import { dragData } from '../../../src/ui/actions/drag-data';
import { answer, videoPictures } from '../../ui/sample-answers';

const picture = answer(videoPictures()).best;

function subject(title: string, url = picture.url): CoverSubject {
  return {
    picture: { ...picture, url },
    title,
    author: 'Slow Landscapes',
    site: 'YouTube',
    pageUrl: 'https://www.youtube.com/watch?v=LakeAtDawn0',
  };
}

const HOSTILE = '](javascript:alert(1)) ![x](y) <img src=x onerror=alert(2)> "a" \'b\' & `c` *d* _e_';

describe('a cover as Markdown', () => {
  it('is an image with the title as its text', () => {
    expect(asMarkdown(subject('Dawn on a still lake'))).toBe(`![Dawn on a still lake](${picture.url})`);
  });

  it('keeps a hostile title within its label: no mark in it is one', () => {
    const label = /^!\[(.*)\]\(https:/s.exec(asMarkdown(subject(HOSTILE)))?.[1] ?? '';
    expect(label.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[\][()<>&`*_!]/);
    expect(label.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(HOSTILE);
  });

  it.each([
    ['https://a.example/x(1).jpg', 'https://a.example/x%281%29.jpg'],
    ['https://a.example/x"><y', 'https://a.example/x%22%3E%3Cy'],
    ['https://a.example/a_b~c*d?e=f&g=%20', 'https://a.example/a_b~c*d?e=f&g=%20'],
  ])('lets no address end early: %s', (url, expected) => {
    expect(asMarkdown(subject('x', url))).toBe(`![x](${expected})`);
  });
});

describe('a cover as HTML', () => {
  it('is an image with its size', () => {
    expect(asHtml(subject('Dawn'))).toBe(`<img src="${picture.url}" alt="Dawn" width="1280" height="720">`);
  });

  it('escapes title and address', () => {
    expect(asHtml(subject('"><b>\'&', 'https://a.example/?a=1&b="'))).toBe(
      '<img src="https://a.example/?a=1&amp;b=&quot;" alt="&quot;&gt;&lt;b&gt;&#39;&amp;" width="1280" height="720">',
    );
  });

  it('names no size that is not known', () => {
    const unknown = subject('Dawn');
    unknown.picture = { ...picture, width: null };
    expect(asHtml(unknown)).toBe(`<img src="${picture.url}" alt="Dawn">`);
  });
});

describe('a cover as JSON', () => {
  it('is the picture and its page', () => {
    expect(JSON.parse(asJson(subject(HOSTILE)))).toEqual({
      page: {
        url: 'https://www.youtube.com/watch?v=LakeAtDawn0',
        title: HOSTILE,
        author: 'Slow Landscapes',
        site: 'YouTube',
      },
      image: picture,
    });
  });

  it('ends no script that it is pasted into', () => {
    expect(asJson(subject('</script><!--\u2028'))).not.toMatch(/[<>&\u2028]/);
  });
});

it('is dragged out as a file, an address, an image and a text', () => {
  expect(dragData(subject('Dawn'), 'a: b.jpg')).toEqual([
    ['DownloadURL', `image/jpeg:a  b.jpg:${picture.url}`],
    ['text/uri-list', picture.url],
    ['text/html', asHtml(subject('Dawn'))],
    ['text/plain', picture.url],
  ]);
});
