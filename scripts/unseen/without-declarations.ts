const JSON_LD = /<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi;
const META = /<meta\b[^>]*>/gi;
const LINK = /<link\b[^>]*>/gi;

const NAMES_PICTURE = /(?:property|name|itemprop)\s*=\s*["']?[^"'>\s]*(?:image|thumb|photo|picture)/i;
const HOLDS_PICTURE = /content\s*=\s*["']?[^"'>]*\.(?:jpe?g|png|gif|webp)\b/i;
const LINKS_PICTURE = /image_src|as\s*=\s*["']?image|apple-touch|["'\s](?:shortcut\s+)?icon["'\s]/i;

/** A page in HTML without all by which it declares pictures: what is left shows them. */
export function withoutDeclarations(html: string): string {
  return html
    .replace(JSON_LD, '')
    .replace(META, (tag) => (NAMES_PICTURE.test(tag) || HOLDS_PICTURE.test(tag) ? '' : tag))
    .replace(LINK, (tag) => (LINKS_PICTURE.test(tag) ? '' : tag));
}
