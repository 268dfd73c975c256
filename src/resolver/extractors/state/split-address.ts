import type { JsonLdNode } from '../json-ld/json-ld-node';

/** Members for the parts of one file's address. */
const HOSTS = ['host', 'server', 'origin', 'domain', 'base', 'baseUrl', 'base_url', 'cdn'] as const;
const FOLDERS = ['path', 'folder', 'dir', 'directory', 'prefix'] as const;
const FILES = ['file', 'filename', 'fileName', 'file_name', 'name'] as const;

const HOST = /^(?:https?:)?\/\/[^/\s]+\/?$/;
const FOLDER = /^\/?(?:[\w%~.-]+\/)*$/;
const FILE = /^[\w%@()+,.~-]+\.(?:jpe?g|png|webp|avif)$/i;

/** The address that an object tells in parts, `{ host, path, file }`; undefined for any other. */
export function splitAddress(node: JsonLdNode): string | undefined {
  const file = partOf(node, FILES, FILE);
  const host = file === undefined ? undefined : partOf(node, HOSTS, HOST);
  const folder = host === undefined ? undefined : partOf(node, FOLDERS, FOLDER);
  if (host === undefined || folder === undefined) return undefined;
  return `${host.replace(/\/$/, '')}/${folder.replace(/^\//, '')}${file}`;
}

function partOf(node: JsonLdNode, names: readonly string[], pattern: RegExp): string | undefined {
  for (const name of names) {
    const value = node[name];
    if (typeof value === 'string' && pattern.test(value)) return value;
  }
  return undefined;
}
