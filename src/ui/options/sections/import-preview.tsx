import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../../contract/settings/settings';
import { MOST_REMEMBERED } from '../../../contract/settings/stored-records';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import type { FileFault, SettingName, SettingsFile } from '../../settings-file';
import { changedSettings } from '../../settings-file';
import { type KeptLists, listsWithoutRoom, newInLists, type WrongList } from '../../kept-lists';
import type { ImportedChange } from '../import-changes';
import { settingName, settingRule, settingValue } from '../setting-words';
import { useDocumentKey } from '../use-document-key';
import { pick } from '../use-settings';
import { writtenList } from '../written-list';
import { ImportLists, LIST_TITLES, NoRoom } from './import-lists';

interface ImportPreviewProps {
  file: SettingsFile;
  settings: Settings;
  lists: KeptLists;
  onApply: (imported: ImportedChange) => void;
  onCancel: () => void;
}

type Accepted = Extract<SettingsFile, { status: 'usable' }>;

const FAULTS: Readonly<Record<FileFault, () => string>> = {
  too_large: () => message('options_import_too_large'),
  not_json: () => message('options_import_not_json'),
  not_settings: () => message('options_import_not_settings'),
  newer_version: () => message('options_import_newer'),
  nothing_known: () => message('options_import_nothing_known'),
};

/** Unknown names shown at most: a file may hold any number. */
const MOST_UNKNOWN = 5;

/** What a file would change, or why it cannot; nothing is changed before the button. Takes the focus when it comes. */
export function ImportPreview({ file, onCancel, ...rest }: ImportPreviewProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => panel.current?.focus(), [file]);
  useDocumentKey(({ key }) => {
    if (key === 'Escape') onCancel();
  });
  return (
    <fieldset class="preview" ref={panel} tabIndex={-1} aria-label={message('options_import_result')}>
      {file.status === 'unreadable' && <p class="fault">{FAULTS[file.fault]()}</p>}
      {file.status === 'invalid' && <WrongFields fields={file.fields} lists={file.lists} />}
      {file.status === 'usable' ? (
        <Acceptable file={file} onCancel={onCancel} {...rest} />
      ) : (
        <div class="buttons">
          <button type="button" onClick={onCancel}>
            {message('options_close')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

function WrongFields({ fields, lists }: { fields: readonly SettingName[]; lists: readonly WrongList[] }) {
  return (
    <>
      <p class="fault">{message('options_import_invalid')}</p>
      <ul>
        {fields.map((name) => (
          <li key={name}>
            <strong>{settingName(name)}</strong> <code>{name}</code>
            <br />
            {settingRule(name)}
          </li>
        ))}
        {lists.map(({ name, entry }) => (
          <li key={name}>
            <strong>{LIST_TITLES[name]()}</strong> <code>{name}</code>
            <br />
            {entry === undefined
              ? message('options_import_list_rule', { count: number(MOST_REMEMBERED) })
              : message('options_import_entry', { place: number(entry + 1) })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Acceptable({ file, settings, lists, onApply, onCancel }: ImportPreviewProps & { file: Accepted }) {
  const names = changedSettings(settings, file.change);
  const added = newInLists(lists, file.lists);
  const full = listsWithoutRoom(lists, added);
  const hasChanges = names.length > 0 || added.choices.length > 0 || added.refused.length > 0;
  const isPossible = hasChanges && full.length === 0;
  return (
    <>
      <p>{message(hasChanges ? 'options_import_changes' : 'options_import_no_changes')}</p>
      <Differences names={names} settings={settings} imported={{ ...settings, ...file.change }} />
      <ImportLists now={lists} added={added} />
      {file.unknown.length > 0 && (
        <p class="hint">{message('options_import_unknown', { names: unknownNames(file.unknown) })}</p>
      )}
      <NoRoom lists={full} />
      <div class="buttons">
        {isPossible && (
          <button
            type="button"
            class="primary"
            onClick={() => onApply({ settings: pick({ ...settings, ...file.change }, names), lists: added })}
          >
            {message('options_import_apply')}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {message(isPossible ? 'options_cancel' : 'options_close')}
        </button>
      </div>
    </>
  );
}

interface DifferencesProps {
  names: readonly SettingName[];
  settings: Settings;
  imported: Settings;
}

function Differences({ names, settings, imported }: DifferencesProps) {
  if (names.length === 0) return null;
  return (
    <dl class="differences">
      {names.map((name) => (
        <div key={name}>
          <dt>{settingName(name)}</dt>
          <dd>
            <del dir="auto">{settingValue(name, settings)}</del>
            <ins dir="auto">{settingValue(name, imported)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function unknownNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_UNKNOWN).map((name) => displayText(name));
  return writtenList(names.length > MOST_UNKNOWN ? [...shown, '…'] : shown);
}
