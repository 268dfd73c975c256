/** A picture that data names, and the names under which it stands, outermost first. */
export interface StatePicture {
  address: string;
  path: readonly string[];
  width: unknown;
  height: unknown;
}

const LIMITS = { nodes: 20_000, depth: 24, pictures: 60 } as const;

const PICTURE_KEY =
  /image|img|photo|picture|thumb|cover|poster|hero|artwork|keyvisual|(?:^|[_ ])media|galler(?:y|ies)|banner|album_?art|backdrop/i;
/** Names that hold an address where the object around them is a picture. */
const ADDRESS_KEY =
  /^(?:url|src|uri|href|original|large|full|source|secure_url|file|path|contentUrl|main|default)$/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#!@]|$)/i;
const ADDRESS = /^(?:https?:)?\/{1,2}[^\s/][^\s]*$/;

/** The pictures in a page's data, in the order of the data: what stands under a name that means a picture. */
export function statePictures(data: unknown): StatePicture[] {
  const found: StatePicture[] = [];
  let nodes = 0;
  const visit = (value: unknown, path: readonly string[], parent: Record<string, unknown>): void => {
    nodes += 1;
    if (nodes > LIMITS.nodes || path.length > LIMITS.depth || found.length >= LIMITS.pictures) return;
    if (typeof value === 'string') {
      if (isPicture(value, path))
        found.push({
          address: value,
          path: pathOf(path, parent),
          width: parent.width,
          height: parent.height,
        });
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, path, parent);
    } else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>;
      for (const [key, child] of Object.entries(node)) visit(child, [...path, key], node);
    }
  };
  visit(data, [], {});
  return found;
}

/** A gallery may say of one of its pictures that it is the first. */
function pathOf(path: readonly string[], { isMain, is_main }: Record<string, unknown>): readonly string[] {
  return isMain === true || is_main === true ? [...path, 'main'] : path;
}

function isPicture(value: string, path: readonly string[]): boolean {
  if (value.length > 2_000 || !ADDRESS.test(value)) return false;
  const key = path.at(-1) ?? '';
  const isNamed =
    PICTURE_KEY.test(key) || (ADDRESS_KEY.test(key) && PICTURE_KEY.test(path.slice(-3, -1).join(' ')));
  return isNamed && (PICTURE_FILE.test(value) || /^https?:/.test(value));
}
