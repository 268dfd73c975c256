import createMetascraper from 'metascraper';
import image from 'metascraper-image';
import title from 'metascraper-title';
import { decodePage } from './decode-page.mjs';

const metascraper = createMetascraper([image(), title()]);

/** Names one picture and lists no others. */
export async function resolvePage(bytes, url) {
  const found = await metascraper({ html: decodePage(bytes), url });
  return { cover: found.image ?? null, ...(found.title ? { title: found.title } : {}) };
}
