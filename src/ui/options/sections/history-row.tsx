import type { HistoryEntry } from '../../../contract/settings/stored-records';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import { pixelSize } from '../../words/picture-words';
import { moment } from '../../words/quantities';
import type { Row } from '../controls/rows';
import { EarlierCovers } from './earlier-covers';

interface HistoryRowActions {
  onOpen: (url: string) => void;
  onRemove: (entry: HistoryEntry) => void;
}

/** One page of the history, by its address, with its cover and those before. */
export function historyRow(entry: HistoryEntry, { onOpen, onRemove }: HistoryRowActions): Row {
  const { pageUrl, coverUrl, earlier } = entry;
  const name = displayText(entry.title) || pageUrl;
  return {
    key: pageUrl,
    name,
    facts: entryFacts(entry),
    actions: [
      { text: message('options_history_open_page'), run: () => onOpen(pageUrl) },
      { text: message('options_history_open_cover'), run: () => onOpen(coverUrl) },
      { text: message('options_remove'), run: () => onRemove(entry) },
    ],
    more: earlier && <EarlierCovers covers={earlier} title={name} onOpen={onOpen} />,
  };
}

function entryFacts({ site, width, height, atMs }: HistoryEntry): string[] {
  const size = width !== null && height !== null ? [pixelSize(width, height)] : [];
  return [site, ...size, moment(atMs)];
}
