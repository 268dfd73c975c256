import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RankedPicture } from '../src/resolver/extractors/extract-pictures';
import { readPictures } from './corpus/read-pictures';
import { unseenPages } from './unseen/unseen-pages';
import { withoutDeclarations } from './unseen/without-declarations';

/**
 * `npm run unseen`: real articles that are no part of the corpus. Of each that declares a cover the declarations are taken
 * away, and what its body alone is found to have for a cover is compared with what it declared, where the body shows that
 * picture at all. `-- --misses` lists what differs, which may be as good.
 */
const folder = await mkdtemp(join(tmpdir(), 'unseen-'));
const isListed = process.argv.includes('--misses');
try {
  const counts = { pages: 0, declare: 0, shown: 0, first: 0, amongFive: 0 };
  for (const { name, url, html } of await unseenPages(folder)) {
    counts.pages += 1;
    const [declared] = await picturesOf(html, url);
    if (!declared?.isCover || declared.sources.every((source) => source === 'image')) continue;
    counts.declare += 1;
    const shown = await picturesOf(withoutDeclarations(html), url);
    const place = shown.findIndex((picture) => isSamePicture(picture, declared));
    if (place < 0) continue;
    counts.shown += 1;
    const isFirst = place === 0 && shown[0]?.isCover === true;
    counts.first += Number(isFirst);
    counts.amongFive += Number(place < 5);
    if (isListed && !isFirst) console.log(name.slice(0, 10), url, declared.url, shown[0]?.url);
  }
  console.log(tableOf(counts));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function picturesOf(html: string, url: string): Promise<RankedPicture[]> {
  const bytes = new Uint8Array(Buffer.from(html, 'latin1'));
  const { found } = await readPictures(bytes, { url, contentType: 'text/html' });
  return found.pictures;
}

/** Whether a file of one is a file of the other. */
function isSamePicture(one: RankedPicture, other: RankedPicture): boolean {
  const files = ({ url, variants }: RankedPicture) => [url, ...variants.map((variant) => variant.url)];
  const known = new Set(files(other));
  return files(one).some((file) => known.has(file));
}

function tableOf({ pages, declare, shown, first, amongFive }: Counts): string {
  const percent = (count: number) => `${((count / shown) * 100).toFixed(1)} %`;
  return [
    `${pages} pages, ${declare} declare a cover, ${shown} of these show it in their body, too`,
    `found there without the declaration: best ${percent(first)}, among the first five ${percent(amongFive)}`,
  ].join('\n');
}

interface Counts {
  pages: number;
  declare: number;
  shown: number;
  first: number;
  amongFive: number;
}
