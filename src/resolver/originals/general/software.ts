import { CONTENT_SYSTEM_RULES } from './software/content-systems';
import { FRAMEWORK_RULES } from './software/frameworks';
import { GALLERY_RULES } from './software/galleries';
import { IMAGE_SERVER_RULES } from './software/image-servers';
import { SHOP_SYSTEM_RULES } from './software/shops';

/** Resizing as known software writes it into the path, most telling first: documented, so low risk. */
export const SOFTWARE_RULES = [
  ...SHOP_SYSTEM_RULES,
  ...CONTENT_SYSTEM_RULES,
  ...GALLERY_RULES,
  ...FRAMEWORK_RULES,
  ...IMAGE_SERVER_RULES,
];
