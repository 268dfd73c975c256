import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { isIconLink } from '../icons';
import { type JsonLdGraph, jsonLdGraph, nodeAt } from '../json-ld/json-ld-graph';
import { imagesOf } from '../json-ld/json-ld-images';
import { isNode, typesOf, valuesOf } from '../json-ld/json-ld-node';
import { fileName } from '../body/file-name';
import { pictureKey } from '../address/picture-key';
import { pictureUrl } from '../address/picture-url';
import { oncePerPage } from '../once-per-page';

/** A publisher's logo stands two or three levels below what it published. */
const MAX_DEPTH = 6;

/** URLs of pictures that are the site's, or of somebody who wrote for it. */
export interface PicturesOfSite {
  /** What a page itself calls a logo, in JSON-LD, or an icon. */
  logos: ReadonlySet<string>;
  /** What JSON-LD gives an application for a picture: its icon. */
  ofApplication: ReadonlySet<string>;
  /** What JSON-LD gives the site itself, or who runs it, for a picture. */
  ofPublisher: ReadonlySet<string>;
  /** What all sizes have in common of the portraits that JSON-LD gives those who wrote the page. */
  portraitKeys: ReadonlySet<string>;
  /** Names of the files that the page shows as somebody's portrait. */
  portraitFiles: ReadonlySet<string>;
  /** What JSON-LD gives the place, the maker or the employer of what the page is about. */
  ofThingsBeside: ReadonlySet<string>;
  /** By which a host calls the files of the icon, whatever their size. */
  iconSums: ReadonlySet<string>;
  /** What all sizes of the icon have in common. */
  iconKeys: ReadonlySet<string>;
  /** Names of the files that lead home from the head of the page. */
  logoFiles: ReadonlySet<string>;
}

/** Whether a picture is the icon in another size. */
export function isIcon(url: string, { iconSums, iconKeys }: PicturesOfSite): boolean {
  return iconSums.has(sumIn(url) ?? '') || iconKeys.has(pictureKey(url).key);
}

/** Whether the head of the page leads home by a file of that name. */
export function isLogoFile(pathname: string, { logoFiles }: PicturesOfSite): boolean {
  return logoFiles.size > 0 && logoFiles.has(fileName(pathname).toLowerCase());
}

/** Whether the page shows a file of that name as somebody's portrait. */
export function isPortraitFile(pathname: string, { portraitFiles }: PicturesOfSite): boolean {
  return portraitFiles.size > 0 && portraitFiles.has(fileName(pathname).toLowerCase());
}

const APPLICATION = /Application$|^VideoGame$/;
/** Properties of what a page is about that name something else beside it. */
const BESIDE = ['location', 'brand', 'manufacturer', 'hiringOrganization', 'seller', 'organizer'];
const PUBLISHER = /^(?:WebSite|(?:NewsMedia)?Organization|Corporation|LocalBusiness|\w*(?:Store|Dealer))$/;

/** What a page says of its site's pictures. */
export const picturesOfSite = oncePerPage((snapshot): PicturesOfSite => {
  const graph = jsonLdGraph(snapshot);
  const visitedAlone: ReadonlySet<unknown> = new Set(graph.nodes);
  const icons = snapshot.links.filter(isIconLink).map(({ href }) => href);
  const logos = [...icons];
  const portraits: string[] = [];
  const ofThingsBeside: string[] = [];
  const ofPublisher: string[] = [];
  const ofApplication: string[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      for (const { addresses } of imagesOf(value, 'logo', graph)) logos.push(...addresses);
      if (typesOf(value).some((type) => PUBLISHER.test(type)))
        for (const { addresses } of imagesOf(value, 'image', graph)) ofPublisher.push(...addresses);
      if (typesOf(value).some((type) => APPLICATION.test(type)))
        for (const { addresses } of imagesOf(value, 'image', graph)) ofApplication.push(...addresses);
      for (const author of valuesOf(value, 'author')) portraits.push(...picturesOf(author, graph));
      for (const other of BESIDE.flatMap((name) => valuesOf(value, name)))
        ofThingsBeside.push(...picturesOf(other, graph));
    }
    for (const child of Object.values(value)) if (!visitedAlone.has(child)) visit(child, depth + 1);
  };
  for (const node of graph.nodes) visit(node, 0);
  return {
    iconKeys: keysOf(icons, snapshot),
    logos: urlsOf(logos, snapshot),
    ofPublisher: urlsOf(ofPublisher, snapshot),
    ofApplication: urlsOf(ofApplication, snapshot),
    portraitKeys: keysOf(portraits, snapshot),
    ofThingsBeside: urlsOf(ofThingsBeside, snapshot),
    portraitFiles: new Set(snapshot.images.filter(isAvatar).flatMap(telling)),
    logoFiles: new Set(snapshot.images.filter(isHeadLogo).flatMap(telling)),
    // A shop of music has its cover for an icon too, by a number and no size.
    iconSums: new Set(icons.filter(isCutToIcon).flatMap((address) => sumIn(address) ?? [])),
  };
});

/** In the head of a page, and leading to the front page. */
function isHeadLogo({ context: { landmarks, linkHref } }: SnapshotImage): boolean {
  return linkHref === '/' && landmarks.includes('header') && !landmarks.includes('article');
}

/** Beside the text of an author. */
const AVATAR =
  /(?:^|\s)(?:author-?(?:avatar|image|photo|picture)|(?:author-?)?(?:bio|profile)-?(?:image|photo|picture)|avatar)(?:\s|$)/;

function isAvatar({ context: { ancestorNames } }: SnapshotImage): boolean {
  return AVATAR.test(ancestorNames);
}

/** Letters of a file's name by which it is known wherever it stands; `original.png` is many. */
const LEAST_NAME = 8;
const ANY_FILE = /^(?:image|photo|picture|header|original|default|download|fullsize|thumbnail)[-_\d]*\./;

function telling({ attributes: { src = '' } }: SnapshotImage): string[] {
  const name = fileName(src).toLowerCase();
  return name.lastIndexOf('.') >= LEAST_NAME && !ANY_FILE.test(name) ? [name] : [];
}

/** `_2_180x180.png` */
function isCutToIcon(address: string): boolean {
  return /[-_](\d{2,3})x\1\.\w{3,4}(?:\?|$)/.test(address);
}

/** A sum of a file, by which its host calls all of its sizes: `3c0a9b7de_2_180x180.png`. */
const SUM = /\/((?=[a-f]*\d)[\da-f]{8,64})(?:[-_][^/]*)?\.\w{3,4}(?:\?|$)/;

/** The sum in a picture's address; undefined where there is none. */
function sumIn(url: string): string | undefined {
  return SUM.exec(url)?.[1];
}

function picturesOf(named: unknown, graph: JsonLdGraph): readonly string[] {
  const node = nodeAt(named, graph);
  return node === undefined ? [] : imagesOf(node, 'image', graph).flatMap(({ addresses }) => addresses);
}

function keysOf(addresses: readonly string[], snapshot: PageSnapshot): ReadonlySet<string> {
  return new Set([...urlsOf(addresses, snapshot)].map((url) => pictureKey(url).key));
}

function urlsOf(addresses: readonly string[], snapshot: PageSnapshot): ReadonlySet<string> {
  return new Set(addresses.map((address) => pictureUrl(address, snapshot)).filter((url) => url !== null));
}
