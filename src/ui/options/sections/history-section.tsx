import type { HistoryEntry } from '../../../contract/settings/stored-records';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import type { History } from '../../services';
import { pixelSize } from '../../words/picture-words';
import { moment } from '../../words/quantities';
import { LoadedView } from '../controls/loaded-view';
import type { Row } from '../controls/rows';
import { Rows } from '../controls/rows';
import { SwitchField } from '../controls/switch-field';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';
import { EarlierCovers } from './earlier-covers';

/** The covers found before, if the user wants them listed. */
export function HistorySection({ services, settings, change, changes }: SectionProps) {
  const { history, tabs } = services;
  const { loaded, reload } = useLoaded(() => history.list());
  const remove = async (entries: readonly HistoryEntry[], isAll: boolean) => {
    try {
      await removeFrom(history, entries, isAll);
      await reload();
      changes.record({
        text: message(isAll ? 'options_history_cleared' : 'options_history_removed'),
        undone: message(isAll ? 'options_history_restored' : 'options_history_put_back'),
        undo: () => history.restore(entries).then(reload),
      });
    } catch (fault) {
      changes.fail(message('options_history_not_removed'), fault);
    }
  };
  const open = (url: string) =>
    void tabs.open(url).catch((fault: unknown) => changes.fail(message('options_not_opened'), fault));
  return (
    <>
      <SwitchField
        label={message('options_history_keep')}
        hint={message('options_history_hint')}
        isOn={settings.keepsHistory}
        onChange={(keepsHistory) =>
          change({ keepsHistory }, (now) =>
            message(now.keepsHistory ? 'options_now_history_on' : 'options_now_history_off'),
          )
        }
      />
      <LoadedView loaded={loaded} reload={reload}>
        {(entries) => (
          <Entries entries={entries} onOpen={open} onRemove={(...what) => void remove(...what)} />
        )}
      </LoadedView>
    </>
  );
}

interface EntriesProps {
  entries: readonly HistoryEntry[];
  onOpen: (url: string) => void;
  onRemove: (entries: readonly HistoryEntry[], isAll: boolean) => void;
}

function Entries({ entries, onOpen, onRemove }: EntriesProps) {
  const rows = entries.map((entry) => historyRow(entry, { onOpen, onRemove }));
  return (
    <>
      <Rows label={message('options_history')} rows={rows} none={message('options_history_empty')} />
      {entries.length > 0 && (
        <button type="button" onClick={() => onRemove(entries, true)}>
          {message('options_history_clear')}
        </button>
      )}
    </>
  );
}

function historyRow(entry: HistoryEntry, { onOpen, onRemove }: Omit<EntriesProps, 'entries'>): Row {
  const { pageUrl, coverUrl, earlier } = entry;
  const name = displayText(entry.title) || pageUrl;
  return {
    key: pageUrl,
    name,
    facts: entryFacts(entry),
    actions: [
      { text: message('options_history_open_page'), run: () => onOpen(pageUrl) },
      { text: message('options_history_open_cover'), run: () => onOpen(coverUrl) },
      { text: message('options_remove'), run: () => onRemove([entry], false) },
    ],
    more: earlier && <EarlierCovers covers={earlier} title={name} onOpen={onOpen} />,
  };
}

function entryFacts({ site, width, height, atMs }: HistoryEntry): string[] {
  const size = width !== null && height !== null ? [pixelSize(width, height)] : [];
  return [site, ...size, moment(atMs)];
}

async function removeFrom(history: History, entries: readonly HistoryEntry[], isAll: boolean): Promise<void> {
  if (isAll) return history.clear();
  for (const { pageUrl } of entries) await history.remove(pageUrl);
}
