const ISO_DURATION =
  /^P(?:(\d{1,4}(?:\.\d+)?)D)?(?:T(?:(\d{1,5}(?:\.\d+)?)H)?(?:(\d{1,6}(?:\.\d+)?)M)?(?:(\d{1,8}(?:\.\d+)?)S)?)?$/i;

const SECONDS_PER_UNIT = [86_400, 3_600, 60, 1] as const;

/** Whole seconds of `PT1H2M3S` or of a plain number of seconds; undefined for 0 and everything else. */
export function durationSeconds(text: string): number | undefined {
  const trimmed = text.trim();
  if (/^\d{1,8}(?:\.\d+)?$/.test(trimmed)) return wholeSeconds(Number(trimmed));
  const parts = ISO_DURATION.exec(trimmed)?.slice(1) ?? [];
  return wholeSeconds(
    SECONDS_PER_UNIT.reduce((sum, seconds, index) => sum + Number(parts[index] ?? 0) * seconds, 0),
  );
}

function wholeSeconds(seconds: number): number | undefined {
  return Math.round(seconds) > 0 ? Math.round(seconds) : undefined;
}
