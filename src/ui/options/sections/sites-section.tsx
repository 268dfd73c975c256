import { message } from '../../i18n/message';
import { LoadedView } from '../controls/loaded-view';
import type { Row } from '../controls/rows';
import { SearchedRows } from '../controls/searched-rows';
import type { GrantedSite } from '../granted-sites';
import { grantedSites } from '../granted-sites';
import type { SectionProps } from '../section-props';
import type { SiteAccessActions } from '../use-site-access';
import { useSiteAccess } from '../use-site-access';
import { RefusedPictures } from './refused-pictures';
import { RememberedChoices } from './remembered-choices';

/** Which sites may be read, and what the user prefers on some. */
export function SitesSection(props: SectionProps) {
  const access = useSiteAccess(props.services, props.changes);
  return (
    <>
      <h3>{message('options_sites_granted')}</h3>
      <p class="hint">{message('options_sites_hint')}</p>
      <LoadedView loaded={access.loaded} reload={access.reload}>
        {(patterns) => <Granted sites={grantedSites(patterns)} access={access} />}
      </LoadedView>
      <RememberedChoices {...props} />
      <RefusedPictures {...props} />
    </>
  );
}

function Granted({ sites, access }: { sites: GrantedSite[]; access: SiteAccessActions }) {
  const hasAll = sites.some(({ key }) => key === 'all');
  const rows = sites.map(
    (site): Row => ({
      key: site.key,
      name: site.name,
      facts: [],
      actions: [{ text: message('options_sites_revoke'), run: () => access.revoke(site) }],
    }),
  );
  return (
    <>
      <SearchedRows
        label={message('options_sites_granted')}
        rows={rows}
        none={message('options_sites_none')}
      />
      {!hasAll && (
        <div class="offer">
          <p>{message('options_sites_all_hint')}</p>
          <button type="button" onClick={access.allowAll}>
            {message('options_sites_allow_all')}
          </button>
        </div>
      )}
    </>
  );
}
