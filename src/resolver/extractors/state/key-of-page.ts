import { withoutEndSlashes } from '../../url/without-end-slashes';

/** Letters of an address that nothing else ends in by chance: behind a request, and anywhere. */
const [MIN_REQUESTED, MIN_KEY] = [5, 10];

/** Whether data stands under a request for the page's thing, as an app keeps what it was answered: `GET /api/objects/LH-1931-0417?full=1`. */
export function isRequestFor(name: string, last: string): boolean {
  if (last.length < MIN_REQUESTED || !name.includes('/')) return false;
  return withoutEndSlashes(name.toLowerCase().replace(/[?#].*$/, '')).endsWith(`/${last}`);
}

/** Whether data stands under a key that ends as the page's address does: `article-how-herons-learn`. */
export function isKeyOf(name: string, last: string): boolean {
  return (
    last.length >= MIN_KEY &&
    !name.includes('/') &&
    name.endsWith(last) &&
    /[-_:.]/.test(name.at(-last.length - 1) ?? '')
  );
}
