import type { HistoryEntry } from '../../../contract/settings/stored-records';
import { message, plural } from '../../i18n/message';
import type { History } from '../../services';
import { number } from '../../words/quantities';
import { LoadedView } from '../controls/loaded-view';
import { SearchedRows } from '../controls/searched-rows';
import { SwitchField } from '../controls/switch-field';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';
import { historyRow } from './history-row';

/** The covers found before, if the user wants them listed. */
export function HistorySection({ services, settings, change, changes }: SectionProps) {
  const { history, tabs } = services;
  const { loaded, reload } = useLoaded(() => history.list());
  const remove = async (entries: readonly HistoryEntry[], isAll: boolean) => {
    try {
      await removeFrom(history, entries, isAll);
      await reload();
      changes.record({
        ...removalWords(entries.length, isAll),
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
  const rows = entries.map((entry) =>
    historyRow(entry, { onOpen, onRemove: (one) => onRemove([one], false) }),
  );
  const removal = (found: readonly string[], isSearched: boolean) => {
    if (found.length === 0) return null;
    const remove = () => {
      const removed = new Set(found);
      onRemove(
        entries.filter(({ pageUrl }) => removed.has(pageUrl)),
        !isSearched,
      );
    };
    return (
      <button type="button" onClick={remove}>
        {isSearched
          ? message('options_history_remove_found', { count: number(found.length) })
          : message('options_history_clear')}
      </button>
    );
  };
  return (
    <SearchedRows
      label={message('options_history')}
      rows={rows}
      none={message('options_history_empty')}
      below={removal}
    />
  );
}

async function removeFrom(history: History, entries: readonly HistoryEntry[], isAll: boolean): Promise<void> {
  if (isAll) return history.clear();
  return history.remove(entries.map(({ pageUrl }) => pageUrl));
}

function removalWords(count: number, isAll: boolean): { text: string; undone: string } {
  if (isAll) return { text: message('options_history_cleared'), undone: message('options_history_restored') };
  if (count === 1)
    return { text: message('options_history_removed'), undone: message('options_history_put_back') };
  return {
    text: plural('options_history_removed_some', count),
    undone: message('options_history_put_back_some'),
  };
}
