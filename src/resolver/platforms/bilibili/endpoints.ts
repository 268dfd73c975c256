import type { Canonical } from '../../types';
import { z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint } from '../endpoint';
import { maybeText, pictureAnswer } from '../picture-answer';

const viewSchema = z.object({
  data: z.object({
    pic: maybeText,
    title: maybeText,
    desc: maybeText,
    owner: z.optional(z.nullable(z.object({ name: maybeText }))),
  }),
});

const seasonSchema = z.object({
  result: z.object({
    cover: maybeText,
    title: maybeText,
    evaluate: maybeText,
    episodes: z.optional(
      z.nullable(z.array(z.object({ id: z.number(), cover: maybeText, long_title: maybeText }))),
    ),
  }),
});

/** Where Bilibili tells more of a video, an episode or a season. */
export function bilibiliEndpoints({ resource_type, resource_id }: Canonical): Endpoint[] {
  const { bvid, aid, epId, seasonId } = resource_id;
  if (resource_type === 'video') return [videoEndpoint(bvid === undefined ? `aid=${aid}` : `bvid=${bvid}`)];
  if (resource_type === 'bangumi_episode') return [seasonEndpoint(`ep_id=${epId}`, Number(epId))];
  if (resource_type === 'bangumi_season') return [seasonEndpoint(`season_id=${seasonId}`, null)];
  return [];
}

function videoEndpoint(query: string): Endpoint {
  return apiEndpoint({
    url: `https://api.bilibili.com/x/web-interface/view?${query}`,
    schema: viewSchema,
    toAnswer: ({ data: { pic, title, desc, owner } }) =>
      pictureAnswer([{ url: overHttps(pic) }], { title, description: desc, author: owner?.name }),
  });
}

/** An episode has a picture of its own; the season's comes after it. */
function seasonEndpoint(query: string, episodeId: number | null): Endpoint {
  return apiEndpoint({
    url: `https://api.bilibili.com/pgc/view/web/season?${query}`,
    schema: seasonSchema,
    toAnswer({ result: { cover, title, evaluate, episodes } }) {
      const episode = episodes?.find(({ id }) => id === episodeId);
      return pictureAnswer([{ url: overHttps(episode?.cover) }, { url: overHttps(cover) }], {
        title: [title, episode?.long_title].filter(Boolean).join(' '),
        description: evaluate,
      });
    },
  });
}

function overHttps(address: string | null | undefined): string | undefined {
  return address?.replace(/^http:/, 'https:');
}
