import type { PageSnapshot, SnapshotLayout } from '../../page-snapshot';
import { addressParts } from '../address/address-parts';
import { namedPath } from '../address/named-path';
import { folderOf } from '../address/path-parts';
import type { ClaimedSize } from '../address/size-in-address';
import { namesByAttributes } from '../../naming-attributes';
import { alikeKey } from './alike-key';
import { decodedPath } from './decoded-path';
import { nameInPath } from './file-name';
import { isNamedAsPage } from './named-as-page';
import type { ImageAddress } from './written-addresses';
import { srcsetsOf } from './srcsets-of';
import { sizeOfPicture } from './size-of-picture';
import { locatePictures } from './locate-pictures';
import type { PictureGroup } from './picture-groups';
import { withoutUtilities } from './without-utilities';
import { sharedInJoinedName, sharedInName, sharedWords } from './page-words';
import { type FactsOfPage, factsOfPage, type Located } from './facts-of-page';
import { describedBy, isDescribedAsPart } from './telling-alt';
import { leadingOf } from './leading-of';
import type { LinkTarget } from './link-target';
import { isLayerOfSlide } from './slides';

/** What is known of one picture of the body before it is judged. */
export interface BodyFacts extends ClaimedSize {
  ofPage: FactsOfPage;
  addresses: readonly [ImageAddress, ...ImageAddress[]];
  /** Of the element and of its sources, as written: those that name more than one file. */
  srcsets: readonly string[];
  /** Of the address, decoded, lower case. */
  path: string;
  fileName: string;
  /** Host and path without the file's name. */
  folders: string;
  /** What its element is called, lower case. */
  ownNames: string;
  /** Of the three nearest ancestors. */
  ancestorNames: string;
  /** Its own and theirs. */
  names: string;
  host: string;
  /** Its own names, and the folders of its path; or all of it. */
  namesAndFolders: string;
  namesAndPath: string;
  alt: string;
  /** By that, it is a part of the page's looks. */
  isDescribedAsPart: boolean;
  text: string;
  isAwayFromText: boolean;
  /** What the part of the page around it is called to readers of screens. */
  label: string;
  /** Of the parts of the page that it stands in. */
  headings: readonly string[];
  landmarks: readonly string[];
  link: LinkTarget;
  /** As written: of the link around it, else of the title behind it that makes a card of it. */
  linkHref: string;
  /** It stands alone in a box with the title of the page that it leads to. */
  isCard: boolean;
  kind: PictureGroup['image']['kind'];
  itemprop: string;
  /** What the item of microdata around it is, lower case; empty outside of any. */
  itemType: string;
  isInNoscript: boolean;
  /** Pictures of the page whose ancestors bear the same names, itself included; 1 where they bear none. */
  alike: number;
  /** How often the page shows this address. */
  repeats: number;
  /** Words that the picture's texts, and its address, share with the page's title and path. */
  sharedInText: number;
  sharedInPath: number;
  /** It is described by the page's heading, and by nothing else. */
  isDescribedAsPage: boolean;
  /** It is described by the name of the site, on a page of another title. */
  isDescribedAsSite: boolean;
  /** Its text right behind it begins as it is described, and so do those of few others. */
  isNamedBeside: boolean;
  /** It stands behind the page's own heading. */
  isBelowHeading: boolean;
  /** It is the background of the element, or of the slide, that the page's heading stands in. */
  isBehindHeading: boolean;
  /** A long number, or the month, that stands in the page's address and in the picture's. */
  sharesNumber: boolean;
  sharesMonth: boolean;
  /** The file is called like the page. */
  isNamedAsPage: boolean;
  /** What a video shows before it plays, on a page that is about more than the video. */
  isPosterInText: boolean;
  /** The page's foot has it for a background, too, and so have all pages. */
  isOfFoot: boolean;
  /** Its host serves many of the page's pictures without an ending. */
  isOnBareHost: boolean;
  /** It is repeated behind its element, as paper is. */
  isPaper: boolean;
  /** The post of a thread that it stands in. */
  post: string | undefined;
  /** The source says that it is not shown; a laid-out page knows better. */
  isHidden: boolean;
  layout: SnapshotLayout | undefined;
}

/** The pictures of a page's body that have an address, in document order, one at a time: all at once are megabytes. */
export function* bodyFacts(page: PageSnapshot): Generator<BodyFacts> {
  const located = locatePictures(page);
  const ofPage = factsOfPage(page, located);
  for (const one of located) yield factsOf(one, ofPage);
}

/** Every fact by its name and none by a spread, which took longer than finding them out. */
function factsOf({ group: { image, sources }, addresses }: Located, ofPage: FactsOfPage): BodyFacts {
  const { attributes, context } = image;
  const { words } = ofPage;
  const { url } = addresses[0];
  const parts = addressParts(url);
  const path = decodedPath(namedPath(parts));
  const { described, alt } = describedBy(attributes);
  const isPart = isDescribedAsPart(alt);
  const [fileName, folderPath] = [nameInPath(path), folderOf(path)];
  const { width, height } = sizeOfPicture({ image, sources }, addresses);
  const ownNames = withoutUtilities(namesByAttributes(attributes));
  const ancestorNames = ofPage.namesOfPart(context.ancestorNames);
  const { link, linkHref } = leadingOf(context, parts, ofPage);
  return {
    ofPage,
    width,
    height,
    addresses,
    srcsets: srcsetsOf([image, ...sources]),
    path,
    fileName,
    folders: `${parts.host}${folderPath}`,
    ownNames,
    ancestorNames,
    names: `${ownNames} ${ancestorNames}`,
    host: parts.host,
    namesAndFolders: `${ownNames} ${ofPage.foldersApart(folderPath, parts.host)}`,
    namesAndPath: `${ownNames} ${path}`,
    alt,
    isDescribedAsPart: isPart,
    text: context.nearbyText,
    isAwayFromText: context.isAwayFromText === true,
    label: context.label ?? '',
    headings: context.headings ?? [],
    landmarks: context.landmarks,
    link,
    linkHref,
    isCard: context.linkBehind?.isCard === true && context.linkBehind.href === linkHref,
    kind: image.kind,
    itemType: context.itemType ?? '',
    itemprop: attributes.itemprop ?? attributes.property ?? '',
    isInNoscript: image.isInNoscript,
    alike: context.ancestorNames === '' ? 1 : (ofPage.byNames.get(alikeKey(context.ancestorNames)) ?? 1),
    repeats: ofPage.byUrl.get(url) ?? 1,
    sharedInText: sharedWords(`${isPart ? '' : alt} ${context.nearbyText}`, words.title),
    sharedInPath: Math.max(sharedInName(fileName, words), sharedInJoinedName(nameInPath(parts.path), words)),
    isDescribedAsPage: ofPage.isHeading(described || attributes.title || ''),
    isDescribedAsSite: ofPage.siteName !== '' && described.trim() === ofPage.siteName,
    isNamedBeside: context.isNamedBeside === true && ofPage.hasBylines,
    isBelowHeading: image.index >= ofPage.beforeHeading,
    isBehindHeading:
      (context.isTextInside === true || (isLayerOfSlide(image) && ofPage.layersBesideHeading === 1)) &&
      ofPage.isOwnHeading(context.nearbyText),
    sharesNumber: words.numbers.some((number) => url.includes(number)),
    sharesMonth: words.month !== null && path.replaceAll('-', '/').includes(words.month),
    isNamedAsPage: isNamedAsPage(fileName, ofPage),
    isPosterInText: ofPage.posters.has(url),
    isOfFoot: image.kind === 'background' && ofPage.ofFoot.has(url),
    isOnBareHost: ofPage.bareHosts.has(parts.host),
    isPaper: image.layout?.isRepeated === true,
    post: context.post,
    isHidden: image.layout === undefined && context.isHidden === true,
    layout: image.layout,
  };
}
