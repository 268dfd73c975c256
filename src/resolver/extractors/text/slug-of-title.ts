import { withoutAccents } from './without-accents';

/** What addresses make of a title: `el-tren-que-nunca-llego`. */
export function slugOfTitle(title: string): string {
  return withoutAccents(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
