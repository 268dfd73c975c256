import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import { dataSaysNone } from '../state/data-says-none';
import { isArticlePage } from './article-page';
import { defaultsInData } from './defaults-in-data';
import { showsPhotoInText } from './drawn-card';
import { filesOfSiblings } from './files-of-siblings';
import { declaresForumDefault } from './forum-default';
import { isFunctionPage } from './function-page';
import { isListPage } from './list-page';
import { type NamedPage, namedPage } from './named-page';
import { type OtherHead, otherHead } from './other-head';
import { keepsPicturesElsewhere } from './pictures-elsewhere';
import { picturesOfSeries } from './pictures-of-series';
import { writersOf } from './portrait-name';
import { isProductPage } from './product-page';
import { isProfilePage } from './profile-page';
import { type PicturesOfSite, picturesOfSite } from './site-logos';

/** What is the same for all pictures of a page. */
export interface OfPage extends PicturesOfSite {
  page: NamedPage;
  hostname: string;
  isFrontPage: boolean;
  /** It is no article, and not the front page, which the site's card stands for. */
  isOfSite: boolean;
  isProfile: boolean;
  isArticle: boolean;
  /** Names of those who wrote it, lower case. */
  writers: readonly string[];
  head: OtherHead;
  /** What its data names as the site's. */
  defaults: ReadonlySet<string>;
  /** What its data names as those of what it is one part of. */
  ofSeries: ReadonlySet<string>;
  /** It is a form, a cart or an error. */
  isFunction: boolean;
  isOfSibling(path: string): boolean;
  /** What it declares and does not show is its forum's. */
  declaresForumDefault: boolean;
  /** It is about one thing that is sold. */
  isProduct(): boolean;
  /** Its text has a large picture. */
  showsPhoto(): boolean;
  /** Its pictures lie elsewhere than what its site was built with. */
  keepsPicturesElsewhere(): boolean;
  /** The data of its own thing says that it has no picture. */
  saysNone(): boolean;
}

/** Of a forum, which says of each thread that it is an article. */
const THREAD =
  /\/(?:viewtopic|showthread|viewthread)(?:\.php|-|\/)|\/threads?[-/]|\/f(?:orums?)?\/topic\/|\/read\.cgi\/|\/topic\/\d+-|\/d\/\d+-|[?&;](?:mod=viewthread|showtopic=\d)/;

/** What has to be known of a page before its declared pictures are doubted. */
export function factsOfPage(snapshot: PageSnapshot): OfPage {
  const { hostname, pathname, search } = pageAddress(snapshot);
  const isThread = THREAD.test(pathname + search);
  return {
    hostname,
    page: namedPage(snapshot),
    ...picturesOfSite(snapshot),
    isFrontPage: pathname === '/',
    isOfSite: pathname !== '/' && (isThread || isListPage(snapshot) || !isArticlePage(snapshot)),
    isProfile: isProfilePage(snapshot),
    isArticle: isArticlePage(snapshot),
    writers: writersOf(snapshot),
    head: otherHead(snapshot),
    defaults: pathname === '/' ? new Set() : defaultsInData(snapshot),
    ofSeries: picturesOfSeries(snapshot),
    isFunction: isFunctionPage(snapshot),
    isOfSibling: filesOfSiblings(snapshot),
    declaresForumDefault: declaresForumDefault(snapshot),
    isProduct: () => isProductPage(snapshot),
    showsPhoto: () => showsPhotoInText(snapshot),
    keepsPicturesElsewhere: () => keepsPicturesElsewhere(snapshot),
    saysNone: () => dataSaysNone(snapshot),
  };
}
