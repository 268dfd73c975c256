import { unfurl } from 'unfurl.js';

/** It fetches and decodes by itself; what it fetches is handed to it. */
export async function resolvePage(bytes, url) {
  const fetch = async () => new Response(bytes, { headers: { 'content-type': 'text/html' } });
  const found = await unfurl(url, { fetch, oembed: false });
  const candidates = [...(found.open_graph?.images ?? []), ...(found.twitter_card?.images ?? [])].map(
    (image) => image.secure_url ?? image.url,
  );
  return { cover: candidates[0] ?? null, candidates, ...(found.title ? { title: found.title } : {}) };
}
