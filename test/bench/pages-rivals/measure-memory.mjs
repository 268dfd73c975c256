/**
 * In a process of its own, with `--expose-gc`: `node measure-memory.mjs ADAPTER MANIFEST`. The first page of the
 * manifest warms up, the second is measured. Prints by how many bytes the process has grown right after it.
 */
import { loadPage, pagesOf, resolveOrFault } from './measured-pages.mjs';

const [adapterFile, manifestFile] = process.argv.slice(2);
const { resolvePage } = await import(adapterFile);
const [small, large] = pagesOf(manifestFile).map((page) => ({ bytes: loadPage(page), url: page.url }));
await resolveOrFault(resolvePage, small.bytes, small.url);
globalThis.gc();
const before = process.memoryUsage.rss();
await resolveOrFault(resolvePage, large.bytes, large.url);
console.log(JSON.stringify({ grownBytes: process.memoryUsage.rss() - before }));
