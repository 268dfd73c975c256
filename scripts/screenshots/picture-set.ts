import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Pictures by the name of their file, without its ending. */
export type PictureSet = ReadonlyMap<string, Buffer>;

export const KEPT_FOLDER = 'docs/screenshots';
/** The sheet lies among the pictures that it compares, and is none of them. */
export const SHEET_NAME = 'before-after';
const GIT_LIMITS = { timeout: 30_000, maxBuffer: 33_554_432 } as const;
const PICTURE = /([^/]+)\.png$/;

const run = promisify(execFile);

/**
 * The pictures of a folder, or where there is none of that name those that were kept at a git revision of `root`.
 * Rejects with a sentence where it is neither, or holds no picture.
 */
export async function readPictureSet(source: string, root = process.cwd()): Promise<PictureSet> {
  const folder = resolve(root, source);
  const isFolder = existsSync(folder);
  const paths = isFolder ? await readdir(folder) : await pathsAt(source, root);
  const pictures = new Map<string, Buffer>();
  for (const path of paths) {
    const name = PICTURE.exec(path)?.[1];
    if (name === undefined || name === SHEET_NAME) continue;
    pictures.set(name, isFolder ? await readFile(join(folder, path)) : await fileAt(source, path, root));
  }
  if (pictures.size === 0) throw new Error(`There are no pictures in ${source}.`);
  return pictures;
}

async function pathsAt(revision: string, cwd: string): Promise<string[]> {
  // What begins with a dash would be an option of git's.
  const args = ['ls-tree', '--name-only', '--end-of-options', revision, `${KEPT_FOLDER}/`];
  const listed = await run('git', args, { ...GIT_LIMITS, cwd }).catch((fault: unknown) => {
    throw new Error(`${revision} is neither a folder nor a revision that git knows here.`, { cause: fault });
  });
  return listed.stdout.split('\n');
}

async function fileAt(revision: string, path: string, cwd: string): Promise<Buffer> {
  const args = ['show', '--end-of-options', `${revision}:${path}`];
  return (await run('git', args, { ...GIT_LIMITS, cwd, encoding: 'buffer' })).stdout;
}
