/** A picture smaller than this is no cover. CSS pixels. */
export const LEAST_PICTURE = { width: 200, height: 120 } as const;
