import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isPictureName } from './picture-names';

const LIMITS = { depth: 24 } as const;

/** A number that stands for one file among all. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `cloudName: 'demo'`, or the name in an address. */
const CLOUD = /res\.cloudinary\.com\/([\w-]{1,60})|cloud_?name["'\\\s]*:["'\\\s]*([\w-]{1,60})/i;
const PUBLIC_ID = /^[\w/.@~ -]{1,200}$/;

/**
 * Data with addresses for its pictures, where it tells numbers of them alone: Cloudinary's, where the text names the
 * account (https://cloudinary.com/documentation/image_transformations#transformation_url_structure), and those of a server
 * that has each file under `folder` and its number, as Directus has (https://directus.io/docs/guides/files/access).
 */
export function restorePublicIds(data: unknown, text: string, folder: string | undefined): unknown {
  const [, inAddress, named] = text.includes('ublic') ? (CLOUD.exec(text) ?? []) : [];
  const cloud = inAddress ?? named;
  if (cloud === undefined && folder === undefined) return data;
  const addressOf = (value: unknown, name: string, node: JsonLdNode): string | undefined => {
    if (cloud !== undefined && /^public_?id$/i.test(name)) return onCloud(cloud, value, node);
    return folder !== undefined && typeof value === 'string' && UUID.test(value)
      ? `${folder}${value}`
      : undefined;
  };
  const visit = (value: unknown, name: string, depth: number): unknown => {
    if (depth > LIMITS.depth) return undefined;
    if (Array.isArray(value)) return value.map((item: unknown) => visit(item, name, depth + 1));
    return isNode(value) ? withAddress(value, name, depth) : value;
  };
  const withAddress = (node: JsonLdNode, name: string, depth: number): JsonLdNode => {
    const members: [string, unknown][] = [];
    for (const [member, value] of Object.entries(node)) {
      const isNumber = /^(?:id|public_?id)$/i.test(member);
      const isOfPicture = isPictureName(isNumber ? name : member) || /^public_?id$/i.test(member);
      const address = isOfPicture ? addressOf(value, member, node) : undefined;
      if (address === undefined) members.push([member, visit(value, member, depth + 1)]);
      else members.push([isNumber ? 'url' : member, address]);
    }
    return Object.fromEntries(members);
  };
  return visit(data, '', 0);
}

function onCloud(
  cloud: string,
  id: unknown,
  { version, format, resource_type }: JsonLdNode,
): string | undefined {
  if (typeof id !== 'string' || !PUBLIC_ID.test(id) || resource_type === 'video') return undefined;
  const folder = /^\d{1,12}$/.test(String(version)) ? `v${String(version)}/` : '';
  const ending = typeof format === 'string' && /^\w{2,5}$/.test(format) ? `.${format}` : '';
  return `https://res.cloudinary.com/${cloud}/image/upload/${folder}${encodeURI(id)}${ending}`;
}

/** Where a page has the file of a number, with the number cut off; undefined where none of its addresses has one. */
export function folderOfIds(addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const [, folder] = NUMBERED.exec(address) ?? [];
    if (folder !== undefined) return folder;
  }
  return undefined;
}

const NUMBERED = /^(https?:\/\/[^\s?#]{1,300}\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\?[^\s]*)?$/i;
