import type { HtmlTag } from './html-tag';

/** What a parser tells of a page, in document order; names are in lower case. */
export interface HtmlEvents {
  onopentag(name: string, tag: HtmlTag): void;
  onclosetag(name: string): void;
  /** Text between tags; one stretch of it may come in several pieces. */
  ontext(text: string): void;
  /** Whether text would be heard now: what nobody hears is not decoded. */
  hearsText(): boolean;
}
