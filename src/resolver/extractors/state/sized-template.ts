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

/** `/a/{w}x{h}{c}.{f}` as large as the object around it says that the picture is; the text itself where it says less. */
export function sizedTemplate(address: string, of: Readonly<Record<string, unknown>>): string {
  if (!address.includes('{')) return address;
  return address.replace(
    /\{(\w{1,10})\}/g,
    (written, name: string) => ANSWERS.get(name.toLowerCase())?.(of) ?? written,
  );
}
