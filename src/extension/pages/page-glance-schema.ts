import { z } from '../../resolver/zod';

/** What a page answers to a glance, and what a remembered answer keeps of it. */
export const pageGlanceSchema = z.strictObject({
  declared: z.array(z.string()),
  /** Milliseconds since the epoch. */
  startedAtMs: z.number(),
});
