/**
 * In a process of its own: `node measure-speed.mjs ADAPTER MANIFEST WARM_UPS ROUNDS`. Every page once for each warm-up,
 * then the rounds; of each page the shortest counts, as another program can only make it longer. Prints JSON.
 */
import { loadPage, pagesOf, resolveOrFault } from './measured-pages.mjs';

const [adapterFile, manifestFile, warmUps, rounds] = process.argv.slice(2);
const importStartMs = performance.now();
const { resolvePage } = await import(adapterFile);
const importMs = performance.now() - importStartMs;

const pages = pagesOf(manifestFile);
const shortestMs = pages.map(() => Number.POSITIVE_INFINITY);
const faults = new Set();
for (let round = -Number(warmUps); round < Number(rounds); round += 1) {
  for (const [index, page] of pages.entries()) {
    const bytes = loadPage(page);
    const startMs = performance.now();
    const fault = await resolveOrFault(resolvePage, bytes, page.url);
    const spentMs = performance.now() - startMs;
    if (round >= 0) shortestMs[index] = Math.min(shortestMs[index], spentMs);
    if (fault !== undefined) faults.add(index);
  }
}
const times = pages.map(({ name }, index) => ({ name, ms: shortestMs[index] }));
console.log(JSON.stringify({ importMs, faults: faults.size, times }));
