import type { Owner } from './owner-of';

/** A picture that data names, and the names under which it stands, outermost first. */
export interface StatePicture {
  address: string;
  path: readonly string[];
  width: unknown;
  height: unknown;
  /** Whether the nearest object around it that has an address or a number is the page's. */
  owner: Owner | null;
  /** It stands in something that has a title of its own, in a list within that object: an album of a band. */
  isOfPart: boolean;
  /** It stands in one of several objects that each have a title. */
  isEntry: boolean;
  /** It stands in one of several objects that each are of another page. */
  isOfOtherPages: boolean;
  /** How many of the names stand around that object. */
  ownerDepth: number;
  /** It stands in that object itself, under one name, and in no list. */
  isOwnAlone: boolean;
  /** Addresses of smaller files of it, where the same object names them by their sizes. */
  smaller: readonly string[];
  /** It stands in a program or in a text, and not in data alone. */
  isOfProgram?: boolean;
}
