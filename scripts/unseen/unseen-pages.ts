import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Articles of some ninety sites as they were in 2013, packed by others for measuring parsers; MIT. */
const PACKAGE = 'htmlparser-benchmark@1.1.3';
const FETCH_TIMEOUT_MS = 120_000;

export interface UnseenPage {
  name: string;
  url: string;
  /** A letter for each byte, so that nothing is lost whatever its character set. */
  html: string;
}

/** The pages of the package that tell their own address, in the order of their names. Rejects with what npm or tar says. */
export async function unseenPages(folder: string): Promise<UnseenPage[]> {
  const run = promisify(execFile);
  const options = { cwd: folder, timeout: FETCH_TIMEOUT_MS, shell: process.platform === 'win32' };
  // Nothing of it is to run, and what it depends on is of no use.
  const { stdout } = await run('npm', ['pack', '--silent', PACKAGE], options);
  await run('tar', ['xzf', stdout.trim()], options);
  const pages = join(folder, 'package', 'files');
  const names = (await readdir(pages)).filter((name) => name.endsWith('.html')).toSorted();
  const all = await Promise.all(
    names.map(async (name) => {
      const html = await readFile(join(pages, name), 'latin1');
      return { name, html, url: addressIn(html) };
    }),
  );
  return all.filter((page): page is UnseenPage => page.url !== undefined);
}

const TAGS = /<(?:meta|link)\b[^>]*>/gi;
const TELLS_ADDRESS = /og:url|rel\s*=\s*["']?canonical/i;
const ADDRESS = /(?:content|href)\s*=\s*["']?(https?:\/\/[^"'>\s]+)/i;

function addressIn(html: string): string | undefined {
  const tag = (html.match(TAGS) ?? []).find((one) => TELLS_ADDRESS.test(one) && ADDRESS.test(one));
  const written = ADDRESS.exec(tag ?? '')?.[1];
  return written !== undefined && URL.canParse(written) ? written : undefined;
}
