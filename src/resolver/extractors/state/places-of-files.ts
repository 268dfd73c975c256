import type { PageSnapshot } from '../../page-snapshot';
import { DECLARES_PICTURE } from '../page-metas';

/** Where a page's files are, as its data or its pictures tell: what answers of back ends leave out. */
export interface PlacesOfFiles {
  /** Under which a server has each file by its number alone; undefined where the page shows none. */
  folder: string | undefined;
  /** The account at Cloudinary. */
  cloud: string | undefined;
  /** The project and the set of data at Sanity: `k7w2m9xq/production`. */
  sanity: string | undefined;
  /** The origin of a project at Supabase. */
  supabase: string | undefined;
  /** It tells of image servers as IIIF has them. */
  hasServers: boolean;
  /** For files whose addresses are relative, where the data that names them tells none. */
  base: string | undefined;
}

const CLOUD = /res\.cloudinary\.com\\?\/([\w-]{1,60})|cloud_?name["'\\\s]*:["'\\\s]*([\w-]{1,60})/i;
const SANITY = /cdn\.sanity\.io\/images\/([\w-]{1,40}\/[\w-]{1,40})/i;
const SANITY_PROJECT = /project_?id["'\\\s]*:["'\\\s]*([a-z\d]{8})["'\\]/i;
const SANITY_DATASET = /dataset["'\\\s]*:["'\\\s]*([a-z\d_-]{1,40})["'\\]/i;
const SUPABASE = /https:\/\/[a-z\d]{10,40}\.supabase\.co/i;
const IMGIX = /["'\\\s/]([\w-]{1,60}\.imgix\.net)/;
const NUMBERED = /^(https?:\/\/[^\s?#]{1,300}\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\?[^\s]*)?$/i;

/** Reads them off all data of a page. */
export function placesOfFiles(snapshot: PageSnapshot): PlacesOfFiles {
  const { dataScripts, programs, dataAttributes } = snapshot;
  const texts = [...dataScripts, ...programs, ...dataAttributes.map(({ text }) => text)];
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).find((found) => found !== null);
  const mentions = (word: string) => texts.some((text) => text.includes(word));
  const cloud = mentions('ublic') && (mentions('loud') || mentions('LOUD')) ? find(CLOUD) : undefined;
  const imgix = mentions('.imgix.net') ? find(IMGIX)?.[1] : undefined;
  return {
    folder: addressesOf(snapshot)
      .map((address) => NUMBERED.exec(address)?.[1])
      .find((one) => one !== undefined),
    cloud: cloud?.[1] ?? cloud?.[2],
    sanity: mentions('_ref') ? sanityIn(find) : undefined,
    supabase: mentions('bucket') ? find(SUPABASE)?.[0] : undefined,
    hasServers: mentions('iiif.io/api/image'),
    base: imgix === undefined ? undefined : `https://${imgix}`,
  };
}

function sanityIn(find: (pattern: RegExp) => RegExpExecArray | undefined): string | undefined {
  const whole = find(SANITY)?.[1];
  const project = find(SANITY_PROJECT)?.[1];
  if (whole !== undefined || project === undefined) return whole;
  return `${project}/${find(SANITY_DATASET)?.[1] ?? 'production'}`;
}

/** Whole addresses of pictures that a page names outside of its data. */
function addressesOf({ metas, images }: PageSnapshot): string[] {
  return [
    ...metas.filter(({ key }) => DECLARES_PICTURE.test(key)).map(({ content }) => content),
    ...images.flatMap(({ attributes: { src } }) => src ?? []),
  ];
}
