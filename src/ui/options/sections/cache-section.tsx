import { SETTINGS_BOUNDS } from '../../../contract/settings/settings-schema';
import { message, plural } from '../../i18n/message';
import { fileSize } from '../../words/quantities';
import { LoadedView } from '../controls/loaded-view';
import { NumberField } from '../controls/number-field';
import type { SectionProps } from '../section-props';
import { useClearCache } from '../use-clear-cache';
import { useLoaded } from '../use-loaded';

/** How much is remembered, for how long, and how to forget it. */
export function CacheSection({ services, settings, change, changes }: SectionProps) {
  const { loaded, reload } = useLoaded(() => services.cache.size());
  const { isPending, clear } = useClearCache(services.cache, changes, reload);
  return (
    <>
      <p class="hint">{message('options_cache_hint')}</p>
      <LoadedView loaded={loaded} reload={reload}>
        {({ entries, bytes }) => (
          <div class="figure">
            <p>
              <strong>{fileSize(isPending ? 0 : bytes)}</strong>
              <span>{plural('options_cache_entries', isPending ? 0 : entries)}</span>
            </p>
            <button type="button" onClick={clear} disabled={entries === 0}>
              {message(isPending ? 'options_cache_clear_now' : 'options_cache_clear')}
            </button>
          </div>
        )}
      </LoadedView>
      <NumberField
        label={message('options_cache_days')}
        unit={plural('options_days', settings.cacheDays)}
        least={1}
        most={SETTINGS_BOUNDS.cacheDays}
        value={settings.cacheDays}
        onChange={(cacheDays, edit) =>
          change(
            { cacheDays },
            (now) => message('options_now_cache_days', { days: plural('options_value_days', now.cacheDays) }),
            edit,
          )
        }
      />
    </>
  );
}
