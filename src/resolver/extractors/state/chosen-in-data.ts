/** What the names begin with by which data tells it; few data have one, and to look for the whole names takes long. */
const BEGINNINGS = ['"current', '"Current', '"selected', '"Selected', '"active', '"Active'] as const;

/** How an app's data tells which of its objects is shown. */
const CHOSEN =
  /"(?:current|selected|active)_?(?:item|product|post|article|lot|listing|entity|record|story|recipe|event)?_?id"\s*:\s*"?([\w-]{3,64})/gi;

/** The numbers of the objects that these data say are shown. */
export function chosenIn(texts: readonly string[]): ReadonlySet<string> {
  const telling = texts.filter((text) => BEGINNINGS.some((beginning) => text.includes(beginning)));
  return new Set(telling.flatMap((text) => [...text.matchAll(CHOSEN)].map(([, id = '']) => id)));
}
