const LONGEST = 4_096;

/** Pieces that many patterns begin with, and that none of them ends with. */
const PIECES = [
  'thumb_',
  '/thumb/',
  '/300x200/',
  '-300x200',
  '/https:/',
  '/image/upload/a_b,c_d/',
  '/unsafe/1x1/',
  '%25',
  '/media/',
  '.jpg',
  '.jpg/',
  '.jpg_300x300',
  '/a/',
  '_w100',
  '1',
  'aHR0c',
  '/cache/',
  'a.b.',
  '/images/thumb/a/ab/',
  '/storage/images/1-1-abc-AB/',
  'w_1,',
];

/** Addresses of the longest kind that is looked at, on a host; paths and queries, repeated pieces and their mixtures. */
export function hostileAddresses(host: string): string[] {
  const repeated = PIECES.map((piece) => piece.repeat(LONGEST));
  const mixed = PIECES.map((piece, index) => (piece + PIECES[(index + 1) % PIECES.length]).repeat(LONGEST));
  return [...repeated, ...mixed].flatMap((text) => [
    `https://${host}/${text}`.slice(0, LONGEST),
    `https://${host}/${text}`.slice(0, 1_000),
    `https://${host}/p?url=${text}`.slice(0, LONGEST),
  ]);
}
