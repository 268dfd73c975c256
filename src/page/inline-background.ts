const BACKGROUND = /\bbackground(?:-image)?\s*:[^;]*?url\(/i;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/i;

/** The first address in a CSS value such as that of `background-image`; undefined where it is none, or `data:`. */
export function firstCssUrl(value: string): string | undefined {
  const [, double, single, bare] = ADDRESS.exec(value) ?? [];
  const address = (double ?? single ?? bare ?? '').trim();
  return address === '' || /^data:/i.test(address) ? undefined : address;
}

/** The address of the picture behind an element, as its own `style` attribute names it. */
export function inlineBackground(style: string | undefined): string | undefined {
  const start = style?.search(BACKGROUND) ?? -1;
  return style === undefined || start < 0 ? undefined : firstCssUrl(style.slice(start));
}
