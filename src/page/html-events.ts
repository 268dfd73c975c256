import type { HtmlTag } from './html-tag';

/** What a parser tells of a page, in document order; names are in lower case. */
export interface HtmlEvents {
  onopentag(name: string, tag: HtmlTag): void;
  onclosetag(name: string): void;
  /**
   * Text between tags; one stretch of it may come in several pieces. Character references are left in it where
   * `isEncoded` says so: few texts are asked for in the end. None is torn by the end of a piece.
   */
  ontext(text: string, isEncoded: boolean): void;
  /** What a comment says. */
  oncomment(text: string): void;
  /** Whether text would be heard now. */
  hearsText(): boolean;
}
