import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../../contract/settings/settings';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import type { FileFault, SettingName, SettingsFile } from '../../settings-file';
import { changedSettings } from '../../settings-file';
import { settingName, settingRule, settingValue } from '../setting-words';
import { writtenList } from '../written';

interface ImportPreviewProps {
  file: SettingsFile | undefined;
  settings: Settings;
  onApply: (change: Partial<Settings>) => void;
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
export function ImportPreview({ file, settings, onApply, onCancel }: ImportPreviewProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (file) panel.current?.focus();
  }, [file]);
  if (!file) return null;
  return (
    <fieldset class="preview" ref={panel} tabIndex={-1} aria-label={message('options_import_result')}>
      {file.status === 'unreadable' && <p class="fault">{FAULTS[file.fault]()}</p>}
      {file.status === 'invalid' && <WrongFields fields={file.fields} />}
      {file.status === 'usable' ? (
        <Acceptable file={file} settings={settings} onApply={onApply} onCancel={onCancel} />
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

function WrongFields({ fields }: { fields: readonly SettingName[] }) {
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
      </ul>
    </>
  );
}

function Acceptable({ file, settings, onApply, onCancel }: ImportPreviewProps & { file: Accepted }) {
  const names = changedSettings(settings, file.change);
  const imported = { ...settings, ...file.change };
  return (
    <>
      <p>{message(names.length > 0 ? 'options_import_changes' : 'options_import_no_changes')}</p>
      {names.length > 0 && (
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
      )}
      {file.unknown.length > 0 && (
        <p class="hint">{message('options_import_unknown', { names: unknownNames(file.unknown) })}</p>
      )}
      <div class="buttons">
        {names.length > 0 && (
          <button type="button" class="primary" onClick={() => onApply(only(file.change, names))}>
            {message('options_import_apply')}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {message(names.length > 0 ? 'options_cancel' : 'options_close')}
        </button>
      </div>
    </>
  );
}

function only(change: Partial<Settings>, names: readonly SettingName[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Settings>;
}

function unknownNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_UNKNOWN).map((name) => displayText(name));
  return writtenList(names.length > MOST_UNKNOWN ? [...shown, '…'] : shown);
}
