import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';

type SchemaName = 'resolve-request' | 'resolve-result' | 'error';

/** As much of JSON Schema as tests look into. */
export interface SchemaNode {
  $ref?: string;
  $defs: Record<string, SchemaNode>;
  type?: string;
  properties: Record<string, SchemaNode>;
  required: string[];
  enum?: unknown[];
  default?: unknown;
}

/** A published JSON Schema, as it lies in `docs/schemas`. */
export function publishedSchema(name: SchemaName): SchemaNode {
  const file = new URL(`../../docs/schemas/${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaNode;
}

/** What breaks the published JSON Schema, judged by a validator that is not the library that wrote it. */
export function schemaErrors(name: SchemaName, value: unknown): string[] {
  const { errors } = new Validator(publishedSchema(name) as Schema, '2020-12', false).validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

/** The JSON type of a value. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
