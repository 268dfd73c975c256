import { ResolveError } from '../../resolver/errors';
import { pageChanged } from './page-changed';

interface Meaning {
  pattern: RegExp;
  fault(page: URL, cause: unknown): ResolveError;
}

/**
 * What browsers say when a script may not run or its page goes away. They have sentences and no codes:
 * Chromium in extensions/common/permissions and renderer/script_injection, Firefox in ext-scripting.js.
 */
const MEANINGS: readonly Meaning[] = [
  {
    pattern:
      /tab was (?:closed|discarded)|no tab with id|invalid tab id|frame .*was removed|no frame with id|document unloaded|actor .*destroyed|context.*(?:invalidated|unloaded)/i,
    fault: (_page, cause) => pageChanged(cause),
  },
  {
    pattern: /error page/i,
    fault: (_page, cause) => new ResolveError('network', 'The page in this tab did not load.', { cause }),
  },
  {
    pattern:
      /chrome:\/\/|chrome-extension:\/\/|devtools|gallery cannot be scripted|cannot be scripted|blocked by .*policy|restricted/i,
    fault: (_page, cause) =>
      new ResolveError('unsupported_scheme', 'The browser lets no extension read this page.', { cause }),
  },
  {
    pattern: /cannot access|missing host permission|must request permission/i,
    fault: ({ origin, host }, cause) =>
      new ResolveError('permission_required', `Allow this extension to read ${host} to find its cover.`, {
        origin,
        cause,
      }),
  },
];

/** Why a script did not run in `page`, as a ResolveError; a sentence nobody foresaw is `network`. */
export function scriptingFault(fault: unknown, page: URL): ResolveError {
  if (fault instanceof ResolveError) return fault;
  const told = fault instanceof Error ? fault.message : String(fault);
  // Words in the address of a page are the page's own.
  const text = told.replace(/https?:\/\/[^\s"']*/gi, '');
  const meaning = MEANINGS.find(({ pattern }) => pattern.test(text));
  return (
    meaning?.fault(page, fault) ??
    new ResolveError('network', 'This page could not be read.', { cause: fault })
  );
}
