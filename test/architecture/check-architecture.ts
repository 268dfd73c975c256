import { posix } from 'node:path';
import { LAYERS, type Layer, LINES_AT_MOST, LINES_WITHOUT_REASON, LONG_FILES, VAGUE_NAME } from './layers';
import { type Import, parseSource, type SourceFile, type SourceTexts } from './source-file';

export const RULES = [
  'imports of our own files',
  'imports of packages',
  'cycles',
  'file sizes',
  'names',
  'default exports',
  'empty catch',
] as const;
export type Rule = (typeof RULES)[number];

export interface Violation {
  rule: Rule;
  file: string;
  message: string;
}

const SHIPPED = /^(?:src|entrypoints)\//;
const SIZED = /^(?:src|entrypoints|scripts)\//;
const DEFAULT_EXPORT_ALLOWED = /^entrypoints\/|\.config\.ts$/;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** Every way in which the files break the architecture; empty where they keep it. */
export function checkArchitecture(texts: SourceTexts): Violation[] {
  const files = [...texts].map(([path, text]) => parseSource(path, text));
  return [
    ...files.flatMap((file) => file.imports.flatMap((used) => checkImport(file, used, texts))),
    ...findCycles(files, texts),
    ...files.flatMap(checkFile),
  ];
}

function checkImport(file: SourceFile, used: Import, texts: SourceTexts): Violation[] {
  const layer = LAYERS.find(({ folder }) => isInside(file.path, folder));
  if (!layer)
    return [{ rule: 'imports of our own files', file: file.path, message: 'is in no known folder' }];
  return used.specifier.startsWith('.')
    ? checkOwnImport(file.path, used, layer, texts)
    : checkPackage(file.path, used.specifier, layer);
}

function checkOwnImport(path: string, used: Import, layer: Layer, texts: SourceTexts): Violation[] {
  const target = resolveImport(path, used.specifier, texts);
  const allowed = used.typeOnly ? [...layer.imports, ...(layer.types ?? [])] : layer.imports;
  if (allowed.some((folder) => isInside(target, folder))) return [];
  const what = used.typeOnly ? 'types of ' : '';
  return [{ rule: 'imports of our own files', file: path, message: `may not import ${what}${target}` }];
}

function checkPackage(path: string, specifier: string, layer: Layer): Violation[] {
  if (layer.packages === 'any') return [];
  const rule = layer.packages.find(({ name }) => name === specifier);
  if (rule && (rule.onlyIn === undefined || rule.onlyIn === path)) return [];
  return [{ rule: 'imports of packages', file: path, message: `may not import ${specifier}` }];
}

function checkFile(file: SourceFile): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: Rule, message: string) => violations.push({ rule, file: file.path, message });
  const segments = file.path.replace(/\.[^/]*$/, '').split('/');
  const vague = segments.find((segment) => VAGUE_NAME.test(segment));
  if (vague !== undefined) report('names', `"${vague}" does not say what is inside`);
  if (SIZED.test(file.path) && !sizeIsFine(file)) report('file sizes', `has ${file.lines} lines`);
  if (file.hasDefaultExport && !DEFAULT_EXPORT_ALLOWED.test(file.path)) {
    report('default exports', 'has a default export');
  }
  if (file.hasEmptyCatch && SHIPPED.test(file.path)) report('empty catch', 'swallows an error');
  return violations;
}

function sizeIsFine({ path, lines }: SourceFile): boolean {
  return lines <= LINES_WITHOUT_REASON || (path in LONG_FILES && lines <= LINES_AT_MOST);
}

function findCycles(files: SourceFile[], texts: SourceTexts): Violation[] {
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolveImport(path, specifier, texts)),
    ]),
  );
  const settled = new Set<string>();
  const violations: Violation[] = [];
  const walk = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      violations.push({ rule: 'cycles', file: path, message: [...trail.slice(start), path].join(' → ') });
      return;
    }
    if (settled.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
    settled.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return violations;
}

function resolveImport(from: string, specifier: string, texts: SourceTexts): string {
  const target = posix.join(posix.dirname(from), specifier);
  const found = EXTENSIONS.map((extension) => target + extension).find((path) => texts.has(path));
  return found ?? target;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
