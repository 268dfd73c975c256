import { type IsPictureThere, picturesAt } from './pictures-at';

export type IsRefused = IsPictureThere;

/** Tells which pictures the user wants as no cover: those at these addresses, in whatever size. */
export function refusedBy(addresses: readonly string[] = []): IsRefused {
  return picturesAt(addresses);
}
