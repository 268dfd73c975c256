import { hasMember } from './has-member';

/** Members that say what the object is, as the name under which it stands does elsewhere. */
const NAMING = [
  'viewType',
  'hydratable',
  'format',
  'role',
  'roll',
  'rolle',
  'rol',
  'ruolo',
  'papel',
  'rola',
  'usage',
  'kind',
  'purpose',
  'imageLabel',
] as const;
const NAMES_BESIDE: ReadonlySet<string> = new Set(['queryKey', 'memo', 'type', ...NAMING]);
/** Other types say nothing of pictures. */
const PICTURE_TYPE = /^(?:image|photo|picture|bild|foto)(?:asset|block|element)?$/i;
/** What a format names is a kind of pictures, but for this. */
const FILE_FORMAT = /^(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|html|markdown|text|plain|json)$/i;

/** The name that an object bears inside it: of a query of React Query, of a kind of files. */
export function nameBeside(node: Readonly<Record<string, unknown>>): string {
  if (!hasMember(node, NAMES_BESIDE)) return '';
  if (Array.isArray(node.queryKey)) return String(node.queryKey[0]);
  // Livewire's own notes about a component.
  const { memo } = node as { memo?: { name?: unknown } };
  if (typeof memo?.name === 'string') return memo.name;
  for (const member of NAMING) {
    const name = node[member];
    if (typeof name === 'string' && !FILE_FORMAT.test(name))
      return /^[A-Za-z_-]{3,20}$/.test(name) ? name : '';
  }
  return typeof node.type === 'string' && PICTURE_TYPE.test(node.type) ? 'image' : '';
}
