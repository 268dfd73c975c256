import { MOST_REMEMBERED, type SiteChoice } from '../../../contract/settings/stored-records';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import type { KeptLists, ListName } from '../../kept-lists';
import { type Row, Rows } from '../controls/rows';
import { refusedRow } from './refused-pictures';
import { choiceText } from './remembered-choices';

/** Each as it is called in its own section. */
export const LIST_TITLES: Readonly<Record<ListName, () => string>> = {
  choices: () => message('options_choices'),
  refused: () => message('options_refused'),
};

/** What a file brings to the lists, one below the other. */
export function ImportLists({ now, added }: { now: KeptLists; added: KeptLists }) {
  return (
    <>
      <ListPreview name="choices" rows={added.choices.map((choice) => rowOfChoice(choice, now))} />
      <ListPreview
        name="refused"
        rows={added.refused.map((picture) => ({ ...refusedRow(picture), actions: [] }))}
      />
    </>
  );
}

function ListPreview({ name, rows }: { name: ListName; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  const title = LIST_TITLES[name]();
  return (
    <div class="preview-list">
      <strong>{title}</strong>
      <Rows label={title} rows={rows} none="" />
    </div>
  );
}

function rowOfChoice(choice: SiteChoice, { choices }: KeptLists): Row {
  const before = choices.find(({ site }) => site === choice.site);
  const instead = before && message('options_import_instead', { choice: choiceText(before) });
  const facts = [choiceText(choice), ...(instead === undefined ? [] : [instead])];
  return { key: choice.site, name: displayText(choice.site), facts, actions: [] };
}

/** Says which lists would hold more than are kept. */
export function NoRoom({ lists }: { lists: readonly ListName[] }) {
  return (
    <>
      {lists.map((name) => (
        <p class="fault" key={name}>
          {message('options_import_no_room', {
            list: LIST_TITLES[name](),
            count: number(MOST_REMEMBERED),
          })}
        </p>
      ))}
    </>
  );
}
