import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  /** As written, for example `../resolver/types`. */
  specifier: string;
  /** Whether nothing of it is left at run time. */
  typeOnly: boolean;
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  lines: number;
  imports: Import[];
  hasDefaultExport: boolean;
  hasEmptyCatch: boolean;
}

/** Path → text, so that a test can plant a file that was never written. */
export type SourceTexts = ReadonlyMap<string, string>;

const TYPESCRIPT = /\.tsx?$/;
export const STYLE_SHEET = /\.css$/;

/** The text of every TypeScript file, or of those of another kind, below `folders`, but for installed packages. */
export function readSources(
  root: string,
  folders: readonly string[],
  kind: RegExp = TYPESCRIPT,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !kind.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      if (/[\\/]node_modules[\\/]/.test(file.slice(root.length))) continue;
      texts.set(file.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8'));
    }
  }
  return texts;
}

/**
 * What one file imports and exports; of a style sheet only its length. Throws with the file's name where the text is
 * not TypeScript.
 */
export function parseSource(path: string, text: string): SourceFile {
  const file: SourceFile = {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [],
    hasDefaultExport: false,
    hasEmptyCatch: false,
  };
  if (STYLE_SHEET.test(path)) return file;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  new Visitor(collectInto(file)).visit(program);
  return file;
}

function collectInto(file: SourceFile): ConstructorParameters<typeof Visitor>[0] {
  const add = (specifier: string | undefined, typeOnly: boolean) => {
    if (specifier !== undefined) file.imports.push({ specifier, typeOnly });
  };
  return {
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration(node) {
      add(node.source?.value, node.exportKind === 'type');
      if (node.specifiers.some(({ exported }) => nameOf(exported) === 'default'))
        file.hasDefaultExport = true;
    },
    ExportDefaultDeclaration() {
      file.hasDefaultExport = true;
    },
    ImportExpression: (node) => add(literal(node.source) ?? '(computed import)', false),
    TSImportType: (node) => add(literal(node.source), true),
    TSExternalModuleReference: (node) => add(literal(node.expression), false),
    CatchClause(node) {
      if (node.body.body.length === 0) file.hasEmptyCatch = true;
    },
  };
}

function literal(node: ESTree.Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
