const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Text escaped twice needs two rounds; a third is for the rare page that escapes once more. */
const ROUNDS = 3;

const MAX_CODE_POINT = 0x10ffff;

/** Text without the character references that are left after parsing, where a page escaped it twice. */
export function decodeReferences(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('&'); round += 1) {
    const next = decoded.replace(REFERENCE, decodeOne);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function decodeOne(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
}
