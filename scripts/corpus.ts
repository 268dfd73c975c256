import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCorpusAdapter, CORPUS_ADAPTER } from './package/build-corpus-adapter';
import { runCommand } from './suites/run-command';

/**
 * `npm run corpus`: on how many of the corpus's pages the right cover is found, offline; the same as if each file had the
 * size that its page states, for measuring moves pictures, too; and how many of its URLs are
 * recognised, of all sites and of the video platform alone; and how many larger files are guessed right. Arguments are handed on: `-- --misses` lists what is wrong.
 */
const SCORE_TIMEOUT_MS = 300_000;
const NAMES_VIDEO_PLATFORM = /youtu\.?be/i;

const corpusDir = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
const script = join(corpusDir, 'score.mjs');

if (existsSync(script)) {
  await buildCorpusAdapter();
  const pages = await score('pages', corpusDir);
  console.log('\nthe pages with the sizes that they state:');
  const sized = await score('pages', corpusDir, { CORPUS_SIZES: 'stated' });
  const all = await score('urls', corpusDir);
  const larger = (await score('originals', corpusDir)) + (await score('originals-wide', corpusDir));
  console.log('\nthe video platform alone:');
  const video = await scoreVideoPlatform();
  process.exitCode = [pages, sized, all, larger, video].every((code) => code === 0) ? 0 : 1;
} else {
  console.log(`There is no corpus at ${corpusDir}; CORPUS_DIR names another place.`);
}

async function score(
  what: 'pages' | 'urls' | 'originals' | 'originals-wide',
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { exitCode } = await runCommand({
    tool: 'node',
    args: [script, CORPUS_ADAPTER, what, ...process.argv.slice(2)],
    timeoutMs: SCORE_TIMEOUT_MS,
    env: { ...env, CORPUS_DIR: dataDir },
  });
  return exitCode;
}

/** The same script over the platform's rows, and over the URLs that only look like its own. */
async function scoreVideoPlatform(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    const rows = readFileSync(join(corpusDir, 'urls.jsonl'), 'utf8').trim().split('\n');
    const own = rows.filter((line) => {
      const { platform, url } = JSON.parse(line) as { platform: string | null; url: string };
      return (
        platform === 'youtube' ||
        ((platform === null || platform === 'web') && NAMES_VIDEO_PLATFORM.test(url))
      );
    });
    writeFileSync(join(folder, 'urls.jsonl'), own.join('\n'));
    return await score('urls', folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
