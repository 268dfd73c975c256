import type { PageSnapshot } from '../../resolver/page-snapshot';
import { withoutFragment } from '../../resolver/url/without-fragment';

type Loaded = Pick<PageSnapshot, 'loadedUrl' | 'errorStatus'>;

/**
 * The navigation's entry keeps the address that the document came from, after redirects, and the status it came with,
 * whatever scripts make of the location afterwards (Navigation Timing, "PerformanceNavigationTiming"; seen so in
 * Chromium 156). The status speaks of the address that it was asked for alone.
 */
export function loadedFrom({ defaultView, URL: url }: Document): Loaded {
  const [entry] = defaultView?.performance.getEntriesByType('navigation') ?? [];
  if (entry === undefined) return {};
  const { name, responseStatus } = entry as PerformanceNavigationTiming;
  if (withoutFragment(name) !== withoutFragment(url)) return { loadedUrl: name };
  const errorStatus = responseStatus >= 400 ? { errorStatus: responseStatus } : {};
  return name === url ? errorStatus : { loadedUrl: name, ...errorStatus };
}
