import Parser from '@postlight/parser';
import { decodePage } from './decode-page.mjs';

/** Names one picture and lists no others. */
export async function resolvePage(bytes, url) {
  const found = await Parser.parse(url, {
    html: decodePage(bytes),
    fetchAllPages: false,
    contentType: 'html',
  });
  if (found.error) throw new Error(found.message);
  return { cover: found.lead_image_url ?? null, ...(found.title ? { title: found.title } : {}) };
}
