import type { HtmlTag } from './html-tag';

/** What a parser tells of a page, in document order. */
export interface HtmlEvents {
  onopentag(name: string, tag: HtmlTag, isImplied: boolean): void;
  onclosetag(name: string, isImplied: boolean): void;
  /** Text between tags; one stretch of it may come in several pieces. */
  ontext(text: string): void;
  /** Whether text would be heard now: what nobody hears is not decoded. */
  hearsText(): boolean;
}
