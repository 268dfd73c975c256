import { LIMITS } from '../../resolver/limits';
import { DEFAULT_OPTIONS, PREFERENCES, type ResolveOptions } from '../../resolver/types';
import { z } from '../../resolver/zod';
import type { Equal, Expect } from './type-equality';

const pixels = z.number().check(z.minimum(0));

/** The options of POST /v1/resolve. Unknown keys are ignored, so that later versions may add some. */
export const resolveOptionsSchema = z.object({
  prefer: z._default(z.enum(PREFERENCES), DEFAULT_OPTIONS.prefer),
  min_width: z._default(pixels, DEFAULT_OPTIONS.min_width),
  min_height: z._default(pixels, DEFAULT_OPTIONS.min_height),
  refresh: z._default(z.boolean(), DEFAULT_OPTIONS.refresh),
  debug: z._default(z.boolean(), DEFAULT_OPTIONS.debug),
});

/** The body of POST /v1/resolve. Whether `url` names a video is judged outside the schema. */
export const resolveBodySchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(LIMITS.urlMaxLength)),
  options: z.prefault(resolveOptionsSchema, {}),
});

type _Options = Expect<Equal<z.infer<typeof resolveOptionsSchema>, ResolveOptions>>;
type _Body = Expect<Equal<z.infer<typeof resolveBodySchema>, { url: string; options: ResolveOptions }>>;
