import { describe, expect, it } from 'vitest';
import { devto } from '../../../src/resolver/platforms/devto';
import { discourse } from '../../../src/resolver/platforms/discourse';
import { gitlab } from '../../../src/resolver/platforms/gitlab';
import { github } from '../../../src/resolver/platforms/github';
import { medium } from '../../../src/resolver/platforms/medium';
import { stackexchange } from '../../../src/resolver/platforms/stackexchange';
import { substack } from '../../../src/resolver/platforms/substack';
import { zhihu } from '../../../src/resolver/platforms/zhihu';
import { ownTitle } from '../../../src/resolver/platforms/own-title';
import { answeredUrls, canonicalOf, endpointUrls, readAnswer, ruleUrls } from './platform-questions';

describe('newsletters and blogs', () => {
  it('reads the cover of a Substack post and who wrote it', () => {
    const url = 'https://kitchen.substack.com/p/bean-sauce';
    expect(endpointUrls(substack, url)).toEqual(['https://kitchen.substack.com/api/v1/posts/bean-sauce']);
    const cover_image = 'https://substack-post-media.s3.amazonaws.com/public/images/a_1456x816.png';
    const answer = {
      cover_image,
      title: 'Bean &amp; sauce',
      subtitle: null,
      post_date: '2026-04-27T10:00:00.000Z',
      publishedBylines: [{ name: 'A Cook' }],
    };
    expect(readAnswer(substack, url, answer)).toEqual({
      drafts: [expect.objectContaining({ url: cover_image, source_method: 'api', format: 'png' })],
      meta: { title: 'Bean & sauce', author: 'A Cook', published_at: '2026-04-27T10:00:00Z' },
    });
  });

  it.each([
    [{ cover_image: null, title: 'x' }],
    [{ cover_image: '/a.png' }],
    [{ errors: [] }],
    ['<html>'],
    [null],
  ])('asks the page where Substack answers %j', (answer) => {
    expect(readAnswer(substack, 'https://kitchen.substack.com/p/bean-sauce', answer)).toBeNull();
  });

  it('asks nothing about a newsletter itself', () => {
    expect(endpointUrls(substack, 'https://kitchen.substack.com/')).toEqual([]);
  });

  it('takes the picture of a DEV article before the card made of its title', () => {
    const url = 'https://dev.to/ben/thank-you-1abc';
    const answer = { cover_image: 'https://media.dev.to/a.png', social_image: 'https://media.dev.to/b.png' };
    expect(answeredUrls(devto, url, answer)).toEqual([answer.cover_image, answer.social_image]);
    expect(answeredUrls(devto, url, { ...answer, cover_image: null })).toEqual([answer.social_image]);
    expect(readAnswer(devto, url, { error: 'not found', status: 404 })).toBeNull();
  });

  it('reads the picture of a Zhihu video', () => {
    const url = 'https://www.zhihu.com/zvideo/1342930761977176064';
    const image_url = 'https://pic1.zhimg.com/v2-a.jpg';
    expect(answeredUrls(zhihu, url, { image_url, author: { name: 'A' } })).toEqual([image_url]);
    expect(readAnswer(zhihu, url, { error: { code: 40362 } })).toBeNull();
  });

  it.each([
    ['A title | by Someone | A Publication | Medium', 'A title'],
    ['A title | by Someone | Medium', 'A title'],
    ['Stand by me', 'Stand by me'],
  ])('the Medium page %s is %s', (pageTitle, title) => {
    expect(ownTitle(medium, pageTitle)).toBe(title);
  });
});

describe('forums', () => {
  it('finds the pictures in the text of a question', () => {
    const url = 'https://stackoverflow.com/questions/178325/x';
    const body =
      '<p>a</p><a href="#"><img src="https://i.sstatic.net/aB.png?a=1&amp;b=2" alt="x"></a><img alt="y" src="/b.png">';
    expect(endpointUrls(stackexchange, url)).toEqual([
      'https://api.stackexchange.com/2.3/questions/178325?site=stackoverflow.com&filter=withbody',
    ]);
    expect(readAnswer(stackexchange, url, { items: [{ title: 'A &lt;b&gt;', body }] })).toEqual({
      drafts: [expect.objectContaining({ url: 'https://i.sstatic.net/aB.png?a=1&b=2' })],
      meta: { title: 'A <b>' },
    });
  });

  it.each([[{ items: [] }], [{ items: [{ body: '<p>no picture</p>' }] }], [{ error_id: 502 }]])(
    'hears nothing in %j',
    (answer) => {
      expect(readAnswer(stackexchange, 'https://stackoverflow.com/a/1', answer)).toBeNull();
    },
  );

  it('reads a hostile body in a moment', () => {
    const body = '<img '.repeat(20_000);
    expect(readAnswer(stackexchange, 'https://stackoverflow.com/a/1', { items: [{ body }] })).toBeNull();
  });

  it('takes the thumbnails of a Discourse topic with their sizes', () => {
    const url = 'https://meta.discourse.org/t/a-topic/36765/12';
    expect(endpointUrls(discourse, url)).toEqual(['https://meta.discourse.org/t/36765.json']);
    const answer = {
      title: 'A topic',
      image_url: '//meta.discourse.org/uploads/a.png',
      thumbnails: [
        { max_width: null, width: 1_600, height: 900, url: 'https://meta.discourse.org/uploads/a.png' },
      ],
    };
    const read = readAnswer(discourse, url, answer);
    expect(read?.drafts[0]?.typicalSize).toEqual({ width: 1_600, height: 900 });
    expect(answeredUrls(discourse, url, { title: 'A topic', image_url: answer.image_url })).toEqual([
      'https://meta.discourse.org/uploads/a.png',
    ]);
    expect(readAnswer(discourse, url, { title: 'A topic', image_url: null, thumbnails: null })).toBeNull();
  });
});

describe('code', () => {
  it.each([
    ['https://github.com/someone/tool/blob/main/a.ts', 'someone/tool'],
    ['https://github.com/someone/tool/issues/12', 'someone/tool/issues/12'],
    ['https://github.com/someone/tool/pull/45/files', 'someone/tool/pull/45'],
    ['https://github.com/someone/tool/discussions/7', 'someone/tool'],
  ])('the card of %s is that of %s', (url, path) => {
    expect(ruleUrls(github, url)).toEqual([`https://opengraph.githubassets.com/1/${path}`]);
  });

  it('knows the picture of an owner', () => {
    expect(ruleUrls(github, 'https://github.com/someone')).toEqual([
      'https://github.com/someone.png?size=460',
    ]);
  });

  it('asks a GitLab about the whole path of a project, on its own host', () => {
    const url = 'https://git.tools.example/group/sub/tool/-/issues/3';
    expect(endpointUrls(gitlab, url)).toEqual([
      'https://git.tools.example/api/v4/projects/group%2Fsub%2Ftool',
    ]);
    const avatar_url = 'https://git.tools.example/uploads/-/system/project/avatar/1/a.png';
    expect(answeredUrls(gitlab, url, { name: 'tool', avatar_url })).toEqual([avatar_url]);
    expect(readAnswer(gitlab, url, { name: 'tool', avatar_url: null })).toBeNull();
    expect(readAnswer(gitlab, url, { message: '404 Project Not Found' })).toBeNull();
  });

  it.each(['https://gitlab.com/group/tool/issues/3', 'https://gitlab.com/group/tool/-/work_items/3'])(
    '%s is an address of the same issue',
    (url) => {
      expect(canonicalOf(gitlab, url).canonical_url).toBe('https://gitlab.com/group/tool/-/issues/3');
    },
  );
});
