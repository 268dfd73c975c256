import browser from 'webextension-polyfill';
import type { Permissions, Runtime } from 'webextension-polyfill';
import { ALL_SITES } from './ask-permissions';
import type { SiteAccess } from '../ui/services';

export interface SiteAccessParts {
  permissions: Pick<Permissions.Static, 'getAll' | 'remove'>;
  runtime: Pick<Runtime.Static, 'getManifest'>;
}

/** The sites that the user has granted, which the browser remembers for us. */
export function createSiteAccess({ permissions, runtime }: SiteAccessParts = browser): SiteAccess {
  return {
    async granted() {
      const { host_permissions: required = [] } = runtime.getManifest() as { host_permissions?: string[] };
      const { origins = [] } = await permissions.getAll();
      return origins.filter((pattern) => !required.includes(pattern)).toSorted();
    },
    // The addresses of all tabs are asked for together with all sites.
    revoke: (pattern) =>
      permissions.remove({
        origins: [pattern],
        ...(ALL_SITES.includes(pattern) ? { permissions: ['tabs' as const] } : {}),
      }),
  };
}
