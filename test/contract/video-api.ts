import { createHandler } from '../../src/contract/handler';
import type { ApiResponse, ErrorBody, ResolveResult } from '../../src/contract/types';
import { isAcceptedVideoUrl } from '../../src/resolver/canonicalize-url';
import { resolveCover } from '../../src/resolver/resolve-cover';
import { createFakePorts, type FakePorts } from '../ports/fake-ports';
import type { FakeAnswer } from '../ports/fake-fetch';
import { type TierName, VIDEO_URL, videoAnswers } from '../resolver/video-answers';
import { CALLER } from './test-handler';

export interface VideoApi {
  ports: FakePorts;
  send(message: unknown): Promise<ApiResponse>;
  /** The result of a video by variant B; fails if there is none. */
  resolveVideo(options?: object): Promise<ResolveResult>;
}

/** The whole API over the real resolver, on a network that has one video; some of its tiers may answer otherwise. */
export async function createVideoApi(others: Partial<Record<TierName, FakeAnswer>> = {}): Promise<VideoApi> {
  const ports = createFakePorts(await videoAnswers(others));
  const handle = createHandler({
    resolve: (request) => resolveCover(request, ports),
    newRequestId: () => crypto.randomUUID(),
    isAcceptedVideoUrl,
  });
  const send = (message: unknown) => handle(message, CALLER);
  return {
    ports,
    send,
    async resolveVideo(options = {}) {
      const { status, body } = await send({
        method: 'POST',
        path: '/v1/resolve',
        body: { url: VIDEO_URL, options },
      });
      if (status !== 200) throw new Error((body as ErrorBody).error.message);
      return body as ResolveResult;
    },
  };
}
