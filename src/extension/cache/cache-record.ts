import type { Evidence } from '../../resolver/types';
import { evidenceSchema } from './evidence-schema';

/** Raised whenever a record of the version before could be misread; older records are then misses. */
export const CACHE_SCHEMA_VERSION = 1;

export interface CacheRecord {
  version: number;
  partition: string;
  evidence: Evidence;
}

/** The record, if storage still holds what was written: anything else is undefined. */
export function parseRecord(stored: unknown): CacheRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, partition, evidence } = stored as Partial<Record<keyof CacheRecord, unknown>>;
  if (version !== CACHE_SCHEMA_VERSION || typeof partition !== 'string') return undefined;
  const parsed = evidenceSchema.safeParse(evidence);
  return parsed.success ? { version, partition, evidence: parsed.data } : undefined;
}
