import type { PlatformNames } from './platform-names';

const IMPORT = /^import (?:type )?\{ (\w+) \} from '\.\/([\w-]+)';$/;
const LIST_START = /^export const PLATFORMS\b/;

/** The registry's text with the platform in both of its lists, in their order. Throws where the text has changed its form. */
export function extendRegistry(registry: string, { constant, file }: PlatformNames): string {
  const lines = registry.split('\n');
  const imports = lines.flatMap((line, index) => importOf(line, index));
  const files = new Map(imports.map(({ name, path }) => [name, path]));
  const start = lines.findIndex((line) => LIST_START.test(line));
  const end = lines.indexOf('];', start);
  const last = imports.at(-1);
  if (start < 0 || end < 0 || !last)
    throw new Error('The registry has another form: add both lines by hand.');
  const isLater = (line: string) => (files.get(line.trim().replace(',', '')) ?? '') > file;
  const inList = lines.findIndex((line, index) => index > start && index < end && isLater(line));
  const amongImports = imports.find(({ path }) => path > file)?.index ?? last.index + 1;
  // From the end, so that the first place does not move.
  return lines
    .toSpliced(inList < 0 ? end : inList, 0, `  ${constant},`)
    .toSpliced(amongImports, 0, `import { ${constant} } from './${file}';`)
    .join('\n');
}

function importOf(line: string, index: number) {
  const [, name, path] = IMPORT.exec(line) ?? [];
  return name === undefined || path === undefined ? [] : [{ name, path, index }];
}
