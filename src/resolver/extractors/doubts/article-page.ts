import { jsonLdGraph } from '../json-ld/json-ld-graph';
import { typesOf } from '../json-ld/json-ld-node';
import { oncePerPage } from '../once-per-page';
import { isOfKind } from '../page-metas';

const ARTICLE_TYPE = /(?:Article|BlogPosting|SocialMediaPosting|Report|Episode|Review|Recipe)$/;
const ARTICLE_KIND = /^article|\b(?:entry|post|blog|episode)\b/i;

/**
 * Whether a page says that it is an article. Of one that has no picture its site's card for sharing is what readers
 * know it by; of a form, a list or a step it is no picture at all.
 */
export const isArticlePage = oncePerPage(
  (snapshot) =>
    isOfKind(snapshot, ARTICLE_KIND) ||
    snapshot.metas.some(({ key }) => key.startsWith('article:')) ||
    jsonLdGraph(snapshot).nodes.some((node) => typesOf(node).some((type) => ARTICLE_TYPE.test(type))),
);
