import { message } from '../i18n/message';
import type { OptionsServices } from '../services';
import type { GrantedSite } from './granted-sites';
import { grantedSince, takeBack } from './undo-grant';
import type { Changes } from './use-changes';
import type { Loaded } from './use-loaded';
import { useLoaded } from './use-loaded';

export interface SiteAccessActions {
  loaded: Loaded<string[]>;
  reload: () => Promise<void>;
  revoke: (site: GrantedSite) => void;
  allowAll: () => void;
}

/** What the user granted, taking it back, and asking for more. The browser is asked first thing in the click. */
export function useSiteAccess(services: OptionsServices, changes: Changes): SiteAccessActions {
  const { access, permissions } = services;
  const { loaded, reload } = useLoaded(() => access.granted());
  const held = loaded.status === 'ready' ? loaded.value : [];

  async function revoke(site: GrantedSite): Promise<void> {
    await takeBack(access, site.patterns);
    await reload();
    changes.record({
      text: message('options_sites_revoked', { site: site.name }),
      undone: message('options_origin_allowed', { origin: site.name }),
      undo: () => askAgain(site),
    });
  }

  async function askAgain({ origin }: GrantedSite): Promise<void> {
    const isGranted = await (origin === undefined
      ? permissions.requestAllSites()
      : permissions.requestOrigin(origin));
    if (!isGranted) throw new Error(message('options_not_allowed'));
    await reload();
  }

  async function allowAll(): Promise<void> {
    if (!(await permissions.requestAllSites())) return changes.fail(message('options_not_allowed'));
    const added = await grantedSince(access, held);
    await reload();
    changes.record({
      text: message('options_sites_all_allowed'),
      undone: message('options_sites_revoked', { site: message('options_sites_all') }),
      undo: async () => {
        await takeBack(access, added);
        await reload();
      },
    });
  }

  const failed = (fault: unknown) => changes.fail(message('options_sites_not_changed'), fault);
  return {
    loaded,
    reload,
    revoke: (site) => void revoke(site).catch(failed),
    allowAll: () => void allowAll().catch(failed),
  };
}
