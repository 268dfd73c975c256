import { describe, expect, it } from 'vitest';
import type { CandidateDraft } from '../../../src/resolver/platforms/define-platform';
import { twitch } from '../../../src/resolver/platforms/twitch';
import type { FetchedResponse } from '../../../src/resolver/ports';
import { isPlaceholder, probeByBytes, probeByHeaders } from '../../../src/resolver/probe/probe-image';
import { jpeg } from '../video-answers';
import { canonicalOf } from './ask-video-platform';

const STAND_IN = 'https://static-cdn.jtvnw.net/ttv-static/404_preview-1920x1080.jpg';

function previewOf(url: string): CandidateDraft | undefined {
  return twitch.candidates?.(canonicalOf(twitch, url))[0];
}

const preview = previewOf('https://www.twitch.tv/RiotGames') as CandidateDraft;

/** The preview's address answers with a picture of its size, from where the redirect has led. */
async function answerFrom(url: string): Promise<FetchedResponse> {
  const body = await jpeg(1920, 1080);
  const headers = { contentType: 'image/jpeg', contentLength: body.length };
  return {
    ...{ url, status: 200, ...headers },
    body: (async function* bytes() {
      yield body;
    })(),
  };
}

describe('the preview of a live channel', () => {
  it('has the address of the login in lower case', () => {
    expect(preview.url).toBe('https://static-cdn.jtvnw.net/previews-ttv/live_user_riotgames-1920x1080.jpg');
  });

  it('is not built for what is no channel', () => {
    expect(previewOf('https://www.twitch.tv/videos/6528877')).toBeUndefined();
  });

  it.each([
    ['bytes', probeByBytes],
    ['headers', probeByHeaders],
  ])('is the cover where it is there, by %s', async (_way, judge) => {
    const { candidate } = await judge(preview, await answerFrom(preview.url));
    expect(candidate).toMatchObject({ availability: { status: 'ok' }, width: 1920, quality_tier: 'max' });
  });

  it.each([
    ['bytes', probeByBytes],
    ['headers', probeByHeaders],
  ])('is missing where it leads to the stand-in of the same size, by %s', async (_way, judge) => {
    const { candidate } = await judge(preview, await answerFrom(STAND_IN));
    expect(candidate.availability).toEqual({ status: 'missing', http_status: 200 });
  });

  it('is not taken for the cover where only its size is known', () => {
    expect(isPlaceholder(preview, { width: 1920, height: 1080 })).toBe(true);
    expect(
      isPlaceholder({ ...preview, placeholderUrl: undefined } as never, { width: 1920, height: 1080 }),
    ).toBe(false);
  });
});
