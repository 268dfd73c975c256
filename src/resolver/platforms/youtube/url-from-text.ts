import { looksLikeVideoId } from './video-id';

/** `vnd.youtube:ID`, `youtube://ID`, `youtube://www.youtube.com/…`, or a bare video id. */
export function urlFromText(text: string): string | null {
  const app = /^(?:vnd\.youtube|youtube):(?:\/\/)?(.+)$/i.exec(text)?.[1];
  if (app === undefined) return looksLikeVideoId(text) ? watchUrl(text) : null;
  if (/^[\w-]{11}(?![\w.-])/.test(app)) return watchUrl(app.slice(0, 11));
  return /^(?:www\.|m\.)?youtube\.com\//i.test(app) ? `https://${app}` : `https://www.youtube.com/${app}`;
}

function watchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
