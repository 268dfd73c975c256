/** How Transit begins a map that is written as a list: https://github.com/cognitect/transit-format */
const MAP = '^ ';

const LIMITS = { depth: 24 } as const;

/** Data as Transit writes it, in objects: `["^ ","~:image","/a.jpg"]` → `{"image":"/a.jpg"}`. Other data is as it was. */
export function restoreTransit(data: unknown, depth = 0): unknown {
  if (!Array.isArray(data) || depth > LIMITS.depth) return data;
  const items = data.map((item) => restoreTransit(item, depth + 1));
  if (items[0] !== MAP) return items;
  const pairs: [string, unknown][] = [];
  for (let at = 1; at + 1 < items.length; at += 2) pairs.push([nameOf(items[at]), items[at + 1]]);
  return Object.fromEntries(pairs);
}

/** A keyword without its mark. */
function nameOf(key: unknown): string {
  return String(key).replace(/^~[:$]/, '');
}
