import { downloadFileName } from '../download-file-name';
import type { ImageCandidate } from '../../contract/types';
import type { CoverSubject } from './cover-subject';

/** What a name is made of. */
interface Named extends Pick<CoverSubject, 'title' | 'author' | 'site'> {
  picture: Pick<ImageCandidate, 'url' | 'format' | 'width' | 'height'>;
}

/** What a template may name. */
export const TEMPLATE_FIELDS = ['title', 'site', 'author', 'date', 'width', 'height'] as const;
type TemplateField = (typeof TEMPLATE_FIELDS)[number];

const FIELD = /\{(\w+)\}/g;
const SIZE_FIELDS = /\{width\}(\s*[x×]\s*)\{height\}/g;
/** Separators that a field without a value leaves behind. */
const DANGLING = /^[\s\-–—_,.|·]+|[\s\-–—_,|·]+$/g;
const REPEATED = /(?:\s+[-–—|·]){2,}\s+/g;

/**
 * The name under which a cover is saved: the template of the settings with its fields filled in, as a safe
 * file name that ends as the picture's format does. A field without a value leaves nothing behind.
 */
export function fileNameFor(template: string, subject: Named, nowMs: number): string {
  const { width, height } = subject.picture;
  const isMeasured = width !== null && height !== null;
  const values: Readonly<Record<TemplateField, string>> = {
    title: subject.title,
    site: subject.site,
    author: subject.author,
    date: dayOf(nowMs),
    width: String(width ?? ''),
    height: String(height ?? ''),
  };
  const sized = isMeasured ? template : template.replace(SIZE_FIELDS, '');
  const filled = sized.replace(FIELD, (written, name: string) => (isField(name) ? values[name] : written));
  const tidy = filled === subject.title ? filled : filled.replace(REPEATED, ' - ').replace(DANGLING, '');
  return downloadFileName(tidy, subject.picture);
}

function isField(name: string): name is TemplateField {
  return TEMPLATE_FIELDS.some((field) => field === name);
}

/** What stands in braces in a template and is no field: it stays in every name as it is written. */
export function unknownFields(template: string): string[] {
  const named = [...template.matchAll(FIELD)].map(([written, name = '']) => ({ written, name }));
  return [...new Set(named.filter(({ name }) => !isField(name)).map(({ written }) => written))];
}

/** The user's own day, `2026-11-21`, which sorts. */
export function dayOf(nowMs: number): string {
  const day = new Date(nowMs);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
