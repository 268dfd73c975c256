import type { ResolveError } from '../errors';
import type { Notice } from '../types';

/** That something beside the page could have told more, and did not. */
export function sourceFailed(what: string, url: string, fault: ResolveError): Notice {
  return {
    code: 'SOURCE_FAILED',
    message: `The page's ${what} could not be used: ${fault.message}`,
    step: 'collect',
    url,
  };
}

/** Which origin the user would have to allow. */
export function permissionNotice({ message, origin }: ResolveError): Notice {
  return {
    code: 'PERMISSION_REQUIRED',
    message,
    step: 'collect',
    ...(origin === undefined ? {} : { url: origin }),
  };
}
