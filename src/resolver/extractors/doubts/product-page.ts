import { jsonLdGraph } from '../json-ld/json-ld-graph';
import { typesOf } from '../json-ld/json-ld-node';
import { oncePerPage } from '../once-per-page';
import { isOfKind } from '../page-metas';

const PRODUCT_TYPE = /^(?:Product|ProductGroup|IndividualProduct)$/;

/** Whether a page says that it is about one thing that is sold. */
export const isProductPage = oncePerPage((snapshot) => {
  const { metas, links, images } = snapshot;
  const isOfProduct = ({ itemType }: { itemType?: string | undefined }) => itemType === 'product';
  return (
    isOfKind(snapshot, /^(?:og:)?product/) ||
    [...metas, ...links].some(isOfProduct) ||
    images.some(({ context }) => isOfProduct(context)) ||
    jsonLdGraph(snapshot).nodes.some((node) => typesOf(node).some((type) => PRODUCT_TYPE.test(type)))
  );
});
