import { parseWebUrl } from '../../resolver/parse-url';

/** The http(s) address of the picture that an element shows, by itself or as a background; null where there is none. */
export function pictureAddress(element: Element): string | null {
  const read = SOURCES[element.localName];
  return absolute(read?.(element), element) ?? backgroundAddress(element);
}

/** The address of a video's poster; null for anything else. */
export function posterAddress(element: Element): string | null {
  return element.localName === 'video' ? absolute(element.getAttribute('poster'), element) : null;
}

/** By element, where its picture's address stands. */
const SOURCES: Readonly<Record<string, (element: Element) => string | null>> = {
  img: (element) => (element as HTMLImageElement).currentSrc || element.getAttribute('src'),
  input: (element) => (element.getAttribute('type') === 'image' ? element.getAttribute('src') : null),
  video: (element) => element.getAttribute('poster'),
  image: (element) => element.getAttribute('href') ?? element.getAttribute('xlink:href'),
};

/** Overlays are often drawn before or after the content of what they belong to. */
const BOXES = [null, '::before', '::after'] as const;
const BACKGROUND_URL = /url\((?:"([^"]+)"|'([^']+)'|([^"')\s]+))\)/g;

function backgroundAddress(element: Element): string | null {
  const view = element.ownerDocument.defaultView;
  for (const box of BOXES) {
    const background = view?.getComputedStyle(element, box).backgroundImage ?? '';
    for (const [, double, single, bare] of background.matchAll(BACKGROUND_URL)) {
      const address = absolute(double ?? single ?? bare, element);
      if (address !== null) return address;
    }
  }
  return null;
}

function absolute(address: string | null | undefined, { ownerDocument }: Element): string | null {
  if (!address) return null;
  return parseWebUrl(address, ownerDocument.baseURI)?.href ?? null;
}
