import { readHtml } from '/work/main/src/page/read-html';
import { extractPictures } from '/work/main/src/resolver/extractors/extract-pictures';
import { readFileSync } from 'node:fs';
const [dir, n = '6'] = process.argv.slice(2);
const c = JSON.parse(readFileSync(`${dir}/case.json`, 'utf8'));
async function* one() { yield new Uint8Array(readFileSync(`${dir}/page.html`)); }
const snap = await readHtml(one(), { url: c.url, contentType: process.argv[4] ? c.contentType : null, clock: { tickMs: () => performance.now() } });
console.log('want', c.cover, '|', snap.title);
for (const p of extractPictures(snap).pictures.slice(0, +n)) console.log(p.isCover ? 'C' : '-', p.points, p.url.slice(0, 120), p.source_method, `${p.declaredWidth}x${p.declaredHeight}`, p.bonuses.map((b) => `${b.name}${b.points > 0 ? '+' : ''}${b.points}`).join(' '), p.variants.length ? `[${p.variants.map((v) => v.url.slice(-40)).join(' ')}]` : '');
