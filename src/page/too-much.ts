/** Thrown inside the parser, which has no other way to stop. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}
