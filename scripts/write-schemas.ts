/**
 * `npm run schemas` writes the published JSON Schemas of the API; with `--check` it writes nothing and
 * exits with 1 if a file is not what it would write.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  errorBodySchema,
  reasonDetailSchema,
  validationIssueSchema,
} from '../src/contract/schemas/error-body';
import { resolveBodySchema, resolveOptionsSchema } from '../src/contract/schemas/resolve-body';
import {
  canonicalSchema,
  imageCandidateSchema,
  noticeSchema,
  pageMetaSchema,
  resolveResultSchema,
  traceSchema,
} from '../src/contract/schemas/resolve-result';
import { z } from '../src/resolver/zod';

const FOLDER = new URL('../docs/schemas/', import.meta.url);

/** The parts that get a name of their own, with what they are. */
const names = z.registry<{ id: string; description: string }>();
names.add(resolveOptionsSchema, { id: 'ResolveOptions', description: 'Unknown keys are ignored.' });
names.add(canonicalSchema, { id: 'Canonical', description: 'What the URL denotes.' });
names.add(imageCandidateSchema, { id: 'ImageCandidate', description: 'A picture that may be the cover.' });
names.add(pageMetaSchema, { id: 'PageMeta', description: 'Facts about the page, as far as they are known.' });
names.add(noticeSchema, { id: 'Notice', description: 'An issue that did not end the run.' });
names.add(traceSchema, { id: 'Trace', description: 'How the result came about.' });
names.add(validationIssueSchema, { id: 'ValidationIssue', description: 'A field that breaks the schema.' });
names.add(reasonDetailSchema, { id: 'ReasonDetail', description: 'Why there is no cover.' });

const SCHEMAS = [
  {
    name: 'resolve-request',
    title: 'Body of POST /v1/resolve',
    schema: resolveBodySchema,
    // What a caller may leave out is not required of it.
    io: 'input',
  },
  { name: 'resolve-result', title: 'Resolve result', schema: resolveResultSchema, io: 'output' },
  { name: 'error', title: 'Error body', schema: errorBodySchema, io: 'output' },
] as const;

/** The text of every published schema, by file name. */
export function renderSchemas(): Map<string, string> {
  return new Map(
    SCHEMAS.map(({ name, title, schema, io }) => {
      const { $schema, ...rest } = z.toJSONSchema(schema, {
        target: 'draft-2020-12',
        io,
        metadata: names,
        // Draft 2020-12 names a part by its place in $defs; `id` means nothing to it.
        override: ({ jsonSchema }) => void delete jsonSchema.id,
      });
      return [`${name}.schema.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`];
    }),
  );
}

/** The files that are not what they should be. */
async function staleFiles(schemas: Map<string, string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, text] of schemas) {
    const published = await readFile(new URL(file, FOLDER), 'utf8').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return undefined;
      throw fault;
    });
    if (published !== text) stale.push(file);
  }
  return stale;
}

async function main(args: readonly string[]): Promise<number> {
  const schemas = renderSchemas();
  const stale = await staleFiles(schemas);
  if (args.includes('--check')) {
    for (const file of stale) console.error(`docs/schemas/${file} is stale: run \`npm run schemas\`.`);
    return stale.length === 0 ? 0 : 1;
  }
  await mkdir(FOLDER, { recursive: true });
  for (const [file, text] of schemas) await writeFile(new URL(file, FOLDER), text);
  console.log(stale.length === 0 ? 'The schemas are up to date.' : `Written: ${stale.join(', ')}`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
