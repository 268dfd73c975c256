/** Many covers as one text. Each keeps the address of its page. */
import type { CoverSubject } from '../actions/cover-subject';
import { asHtml, asMarkdown, described, escapeHtml, safeAddress, safeJson } from '../actions/copy-formats';
import { message } from '../i18n/message';

export interface ListFormat {
  id: string;
  label(): string;
  write(covers: readonly CoverSubject[]): string;
}

const lines = (write: (cover: CoverSubject) => string) => (covers: readonly CoverSubject[]) =>
  covers.map(write).join('\n');

export const LIST_FORMATS: readonly ListFormat[] = [
  {
    id: 'addresses',
    label: () => message('tabs_copy_addresses'),
    // As many pictures as there are to save: two pages may share one.
    write: (covers) => [...new Set(covers.map(({ picture }) => picture.url))].join('\n'),
  },
  {
    id: 'markdown',
    label: () => message('popup_copy_markdown'),
    write: lines((cover) => `[${asMarkdown(cover)}](${safeAddress(cover.pageUrl)})`),
  },
  {
    id: 'html',
    label: () => message('popup_copy_html'),
    write: lines((cover) => `<a href="${escapeHtml(cover.pageUrl)}">${asHtml(cover)}</a>`),
  },
  {
    id: 'json',
    label: () => message('popup_copy_json'),
    write: (covers) => safeJson(covers.map(described)),
  },
];
