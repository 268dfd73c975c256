import type { z } from '../../resolver/zod';
import type { StoredValue, StoredValueParts } from './stored-value';
import { createStoredValue } from './stored-value';

export interface ListRules<T> {
  /** The storage key. */
  name: string;
  /** Items that are not what they should be are left out, and the others stay. */
  schema: z.core.$ZodType<T> & { safeParse(value: unknown): { success: boolean; data?: T } };
  maxItems: number;
}

/** A list of at most `maxItems`, the first ones, under one key. */
export function createStoredList<T>(rules: ListRules<T>, parts: StoredValueParts): StoredValue<T[]> {
  const { name, schema, maxItems } = rules;
  const parse = (stored: unknown) =>
    (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data as T] : [];
    });
  const list = createStoredValue(name, parse, parts);
  return { ...list, update: (change) => list.update((now) => change(now).slice(0, maxItems)) };
}
