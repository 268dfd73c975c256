import { makePicture } from './pictures';
import type { Replay } from './replay';

/** Every `/640x360.jpg` of a host, in the size that its name tells. */
export function registerSizedPictures(replay: Pick<Replay, 'on'>, host: string): void {
  replay.on(host, /^\/\d+x\d+\.jpg$/, async ({ url }) => {
    const [width = 1, height = 1] = (url.pathname.match(/\d+/g) ?? []).map(Number);
    const body = await makePicture({ format: 'jpg', width, height });
    return { headers: { 'content-type': 'image/jpeg' }, body };
  });
}
