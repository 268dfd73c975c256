/** What servers of pictures ask for in braces, and what an object says of it; any crop and any format will do. */
const ANSWERS: ReadonlyMap<string, (of: Readonly<Record<string, unknown>>) => string | undefined> = new Map([
  ...['w', 'width'].map((name) => [name, sizeIn('width')] as const),
  ...['h', 'height'].map((name) => [name, sizeIn('height')] as const),
  ...['c', 'crop'].map((name) => [name, () => 'bb'] as const),
  ...['f', 'format', 'ext'].map((name) => [name, () => 'jpg'] as const),
]);

function sizeIn(name: 'width' | 'height'): (of: Readonly<Record<string, unknown>>) => string | undefined {
  return ({ [name]: size }) => (typeof size === 'number' && size > 0 ? String(size) : undefined);
}

/** Where nothing but a width is asked for and none is told, in pixels: a server that takes any takes this one. */
const USUAL_WIDTH = 1_280;
const WIDTH_ALONE = /^([^{}]+)\{(?:w|width)\}([^{}]*)$/i;

/** `/a/{w}x{h}{c}.{f}` as large as the object around it says that the picture is; the text itself where it says less. */
export function sizedTemplate(address: string, of: Readonly<Record<string, unknown>>): string {
  if (!address.includes('{')) return address;
  const sized = address.replace(
    /\{(\w{1,10})\}/g,
    (written, name: string) => ANSWERS.get(name.toLowerCase())?.(of) ?? written,
  );
  return sized.replace(WIDTH_ALONE, `$1${USUAL_WIDTH}$2`);
}
