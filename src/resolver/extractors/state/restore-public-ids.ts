import { isWholeAddress } from '../address/is-whole-address';
import { PUBLIC_ID_NAME } from '../../file-by-key';
import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isPictureName } from './picture-names';
import type { ImageService } from './image-service';
import type { PlacesOfFiles } from './places-of-files';

const LIMITS = { depth: 24 } as const;

/** A number that stands for one file among all. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** https://www.sanity.io/docs/image-url: `image-<sum>-<width>x<height>-<format>` */
const SANITY_REF = /^image-([\da-f]{20,64}-\d{1,5}x\d{1,5})-(\w{2,5})$/i;

const PUBLIC_ID = /^[\w/.@~ -]{1,200}$/;

/** A picture's file inside of a bucket. */
const FILE_IN_BUCKET = /^[^\s{}:?#]{1,300}\.(?:jpe?g|png|webp|avif)$/i;

/** Tells the address of what a member names by its number; undefined where that is no file's. */
type AddressOf = (value: string, member: string, node: JsonLdNode, name: string) => string | undefined;

/**
 * Data with addresses for its pictures, where it tells numbers and names of them alone: Cloudinary's
 * (https://cloudinary.com/documentation/image_transformations#transformation_url_structure), Sanity's, Supabase's
 * (https://supabase.com/docs/guides/storage/serving/downloads), and those of a server that has each file under a folder and
 * its number, as Directus has (https://directus.io/docs/guides/files/access).
 */
export function restorePublicIds(data: unknown, places: PlacesOfFiles): unknown {
  const kinds = kindsFor(places);
  if (kinds.length === 0) return data;
  const visit = (value: unknown, name: string, depth: number): unknown => {
    if (depth > LIMITS.depth) return undefined;
    if (Array.isArray(value)) return value.map((item: unknown) => visit(item, name, depth + 1));
    return isNode(value) ? withAddress(value, name, depth) : value;
  };
  const withAddress = (node: JsonLdNode, name: string, depth: number): JsonLdNode => {
    const members: [string, unknown][] = [];
    for (const [member, value] of Object.entries(node)) {
      const address =
        typeof value === 'string'
          ? kinds.map((addressOf) => addressOf(value, member, node, name)).find((one) => one !== undefined)
          : undefined;
      if (address === undefined) members.push([member, visit(value, member, depth + 1)]);
      else
        members.push([
          isPictureName(member) && !PUBLIC_ID_NAME.test(member) ? member : nameFor(member, node, places),
          address,
        ]);
    }
    return Object.fromEntries(members);
  };
  return visit(data, '', 0);
}

/** Data of an image server is that of a picture, whatever stands around it. */
function nameFor(member: string, node: JsonLdNode, { service }: PlacesOfFiles): string {
  const isOfPicture = member === '@id' || (isPictureName(member) && node.image === undefined);
  const isServed = member === service?.member && isSized(node);
  return isOfPicture || isServed ? 'image' : 'url';
}

/** What an image server says of itself: https://iiif.io/api/image/3.0/#52-technical-properties */
function onImageServer(value: string, member: string, { protocol, '@context': context }: JsonLdNode) {
  const isServer = [protocol, context].some(
    (one) => typeof one === 'string' && one.includes('iiif.io/api/image'),
  );
  if (!isServer || !/^(?:@id|id)$/.test(member) || !/^https?:\/\//.test(value)) return undefined;
  const size = String(context).includes('/image/2') ? 'full' : 'max';
  return `${value.replace(/\/$/, '')}/full/${size}/0/default.jpg`;
}

/** By what its data says of the server: an object with a size in pixels is a picture. */
function onService({ base, request, member }: ImageService): AddressOf {
  return (value, name, node) =>
    name === member && isSized(node) && SERVED.test(value) ? `${base}/${value}/${request}` : undefined;
}

/** As an address has it. */
const SERVED = /^[\w%.:~-]{3,120}$/;

function isSized({ w, h, width = w, height = h }: JsonLdNode): boolean {
  return typeof width === 'number' && typeof height === 'number';
}

function kindsFor({ folder, cloud, sanity, supabase, hasServers, service }: PlacesOfFiles): AddressOf[] {
  const kinds: (AddressOf | false)[] = [
    hasServers && onImageServer,
    service !== undefined && onService(service),
    cloud !== undefined &&
      ((value, member, node) => (PUBLIC_ID_NAME.test(member) ? onCloud(cloud, value, node) : undefined)),
    sanity !== undefined && ((value, member) => (member === '_ref' ? onSanity(sanity, value) : undefined)),
    supabase !== undefined &&
      ((value, member, node) =>
        member === 'name' || member === 'path' ? inBucket(supabase, value, node) : undefined),
    folder !== undefined &&
      ((value, member, node, name) =>
        UUID.test(value) && isPictureName(member === 'id' ? name : member) && !isElsewhere(node, folder)
          ? `${folder}${value}`
          : undefined),
  ];
  return kinds.filter((kind) => kind !== false);
}

function onCloud(cloud: string, id: string, node: JsonLdNode): string | undefined {
  const { version, format, resource_type } = node;
  if (!PUBLIC_ID.test(id) || resource_type === 'video' || isWholeBeside(id, node)) return undefined;
  const folder = /^\d{1,12}$/.test(String(version)) ? `v${String(version)}/` : '';
  const ending = typeof format === 'string' && /^\w{2,5}$/.test(format) ? `.${format}` : '';
  return `${cloud}/image/upload/${folder}${encodeURI(id)}${ending}`;
}

/** Whether the same object tells the whole address, too. */
function isWholeBeside(id: string, node: JsonLdNode): boolean {
  return Object.values(node).some(
    (value) => typeof value === 'string' && /^https?:\/\//.test(value) && value.includes(`/${id}`),
  );
}

/** Whether an object tells an address itself, and another than in this folder. */
function isElsewhere({ url, src }: JsonLdNode, folder: string): boolean {
  return [url, src].some(
    (value) => typeof value === 'string' && isWholeAddress(value) && !value.startsWith(folder),
  );
}

function onSanity(place: string, ref: string): string | undefined {
  const [, file, format] = SANITY_REF.exec(ref) ?? [];
  return file === undefined ? undefined : `${place}/${file}.${format}`;
}

function inBucket(origin: string, file: string, node: JsonLdNode): string | undefined {
  const bucket = node.bucket_id ?? node.bucket;
  if (typeof bucket !== 'string' || !/^[\w-]{1,60}$/.test(bucket) || !FILE_IN_BUCKET.test(file))
    return undefined;
  return `${origin}/storage/v1/object/public/${bucket}/${encodeURI(file)}`;
}
