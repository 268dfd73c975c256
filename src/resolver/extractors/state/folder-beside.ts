import type { JsonLdNode } from '../json-ld/json-ld-node';

/** An address that ends as a folder's does. */
const FOLDER = /^(?:https?:)?\/\/[^\s?#{}]+\/$/;

/** `88/22/front.jpg`: relative to what stands beside it. */
const FILE = /^(?![./])[\w%@()+,~-]+(?:[./][\w%@()+,~ -]+)*\.(?:jpe?g|png|webp|avif)$/i;

/** The one folder that an object names beside a list of files, `{ root, photos: ["88/22/front.jpg"] }`; undefined for any other. */
export function folderBeside(node: JsonLdNode): string | undefined {
  let folder: string | undefined;
  let hasFiles = false;
  for (const name in node) {
    const value = node[name];
    if (isFiles(value)) hasFiles = true;
    else if (typeof value === 'string' && FOLDER.test(value)) {
      if (folder !== undefined) return undefined;
      folder = value;
    }
  }
  return hasFiles ? folder : undefined;
}

/** A list of files with the folder before each; any other value as it is. */
export function inFolder(value: unknown, folder: string): unknown {
  return isFiles(value) ? value.map((file) => `${folder}${file}`) : value;
}

function isFiles(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'string' && FILE.test(item))
  );
}
