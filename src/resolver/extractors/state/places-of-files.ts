import type { PageSnapshot } from '../../page-snapshot';
import { DECLARES_PICTURE } from '../page-metas';
import { placeInData } from './host-of-files';
import { type ImageService, imageServiceIn } from './image-service';
import { type PictureTemplate, pictureTemplates } from './picture-templates';

/** Where a page's files are, as its data or its pictures tell: what answers of back ends leave out. */
export interface PlacesOfFiles {
  /** Under which a server has each file by its number alone; undefined where the page shows none. */
  folder: string | undefined;
  /** Under which Cloudinary has the files of an account. */
  cloud: string | undefined;
  /** Under which Sanity has the pictures of a set of data: `https://cdn.sanity.io/images/k7w2m9xq/production`. */
  sanity: string | undefined;
  /** The origin of a project at Supabase. */
  supabase: string | undefined;
  /** It tells of image servers as IIIF has them. */
  hasServers: boolean;
  /** Such a server of whose pictures it tells the parts. */
  service: ImageService | undefined;
  /** By which its pictures' addresses are made of what they are known by; empty where it tells none. */
  templates: readonly PictureTemplate[];
  /** For files whose addresses are relative, where the data that names them tells none. */
  base: () => string | undefined;
}

/** Under Cloudinary's own host, or under one that stands for it. */
const CLOUD = /(https?:(?:\\?\/){2}[\w.-]{4,80}(?:\\?\/[\w-]{1,60})?)\\?\/(?:image|video)\\?\/upload\b/i;
const CLOUD_NAME = /cloud_?name["'\\\s]*:["'\\\s]*([\w-]{1,60})/i;
const SANITY = /(https?:\/\/[\w.-]*sanity[\w.-]*\/images\/[\w-]{1,40}\/[\w-]{1,40})/i;
const SANITY_PROJECT = /project_?id["'\\\s]*:["'\\\s]*([a-z\d]{8})["'\\]/i;
const SANITY_DATASET = /dataset["'\\\s]*:["'\\\s]*([a-z\d_-]{1,40})["'\\]/i;
const SUPABASE = /https:\/\/[a-z\d]{10,40}\.supabase\.co/i;
const IMGIX = /["'\\\s/]([\w-]{1,60}\.imgix\.[a-z]{2,8})/;
/** Where Directus has them, as a program's settings tell: `PUBLIC_CMS_ASSETS: "https://cms.example.org/assets/"`. */
const ASSETS =
  /(?<=\b\w{0,24}(?:cms|directus|api|back_?end)\w{0,24}["']?\s*[:=]\s*)["'](https?:(?:\\?\/){2}[^\s"'\\/]{4,80}(?:\\?\/[\w-]{1,40}){0,2}\\?\/assets)(?:\\?\/)?["']/i;
const NUMBERED = /^(https?:\/\/[^\s?#]{1,300}\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\?[^\s]*)?$/i;

/** Reads them off all data of a page. */
export function placesOfFiles(snapshot: PageSnapshot): PlacesOfFiles {
  const { dataScripts, programs, dataAttributes } = snapshot;
  const texts = [...dataScripts, ...programs, ...dataAttributes.map(({ text }) => text)];
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).find((found) => found !== null);
  const mentions = (word: string) => texts.some((text) => text.includes(word));
  const imgix = mentions('.imgix.') ? find(IMGIX)?.[1] : undefined;
  return {
    folder: folderShown(snapshot) ?? (mentions('assets') ? folderNamed(find) : undefined),
    cloud:
      mentions('loudinary') || (mentions('ublic') && (mentions('loud') || mentions('LOUD')))
        ? cloudIn(find, snapshot)
        : undefined,
    sanity: mentions('_ref') ? sanityIn(find) : undefined,
    supabase: mentions('bucket') ? find(SUPABASE)?.[0] : undefined,
    hasServers: mentions('iiif.io/api/image'),
    service: serviceIn(texts),
    templates: pictureTemplates(texts),
    base: () => (imgix === undefined ? placeInData(snapshot) : `https://${imgix}`),
  };
}

function serviceIn(texts: readonly string[]): ImageService | undefined {
  for (const text of texts) {
    const found = text.includes('default.') ? imageServiceIn(text) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function folderShown(snapshot: PageSnapshot): string | undefined {
  return addressesOf(snapshot)
    .map((address) => NUMBERED.exec(address)?.[1])
    .find((one) => one !== undefined);
}

function folderNamed(find: Find): string | undefined {
  const folder = find(ASSETS)?.[1]?.replaceAll('\\', '');
  return folder === undefined ? undefined : `${folder}/`;
}

type Find = (pattern: RegExp) => RegExpExecArray | undefined;

function sanityIn(find: Find): string | undefined {
  const whole = find(SANITY)?.[1];
  const project = find(SANITY_PROJECT)?.[1];
  if (whole !== undefined || project === undefined) return whole;
  return `https://cdn.sanity.io/images/${project}/${find(SANITY_DATASET)?.[1] ?? 'production'}`;
}

function cloudIn(find: Find, snapshot: PageSnapshot): string | undefined {
  const shown = addressesOf(snapshot).find((address) => CLOUD.test(address)) ?? '';
  const whole = (find(CLOUD) ?? CLOUD.exec(shown))?.[1]?.replaceAll('\\', '');
  if (whole !== undefined) return whole;
  const name = find(CLOUD_NAME)?.[1];
  return name === undefined ? undefined : `https://res.cloudinary.com/${name}`;
}

/** Whole addresses of pictures that a page names outside of its data. */
function addressesOf({ metas, images }: PageSnapshot): string[] {
  return [
    ...metas.filter(({ key }) => DECLARES_PICTURE.test(key)).map(({ content }) => content),
    ...images.flatMap(({ attributes: { src } }) => src ?? []),
  ];
}
