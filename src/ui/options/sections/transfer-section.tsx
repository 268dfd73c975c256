import { useRef, useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { SettingsFile } from '../../settings-file';
import {
  MAX_SETTINGS_FILE_BYTES,
  readSettingsFile,
  SETTINGS_FILE_NAME,
  writeSettingsFile,
} from '../../settings-file';
import type { SectionProps } from '../section-props';
import { ImportPreview } from './import-preview';

/** Settings out to a file and in again, with a look at what would change. */
export function TransferSection({ services, settings, change, changes }: SectionProps) {
  const [file, setFile] = useState<SettingsFile>();
  const choose = async (chosen: File) => {
    try {
      setFile(await readChosen(chosen));
    } catch (fault) {
      changes.fail(message('options_import_not_read'), fault);
    }
  };
  const save = () => {
    services.saveFile(SETTINGS_FILE_NAME, writeSettingsFile(settings));
    changes.settle('export', message('options_exported', { name: SETTINGS_FILE_NAME }));
  };
  return (
    <>
      <p class="hint">{message('options_transfer_hint')}</p>
      <div class="buttons">
        <button type="button" onClick={save}>
          {message('options_export')}
        </button>
        <FilePicker onChoose={(chosen) => void choose(chosen)} />
      </div>
      <ImportPreview
        file={file}
        settings={settings}
        onCancel={() => setFile(undefined)}
        onApply={(accepted) => {
          change(accepted, (_, isBack) => message(isBack ? 'options_import_taken_back' : 'options_imported'));
          setFile(undefined);
        }}
      />
    </>
  );
}

function FilePicker({ onChoose }: { onChoose: (chosen: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const onChange = (field: HTMLInputElement) => {
    const [chosen] = field.files ?? [];
    if (chosen) onChoose(chosen);
    // The same file, mended, has to count as another choice.
    field.value = '';
  };
  return (
    <>
      <button type="button" onClick={() => picker.current?.click()}>
        {message('options_import')}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={message('options_import')}
        onChange={({ currentTarget }) => onChange(currentTarget)}
      />
    </>
  );
}

/** A huge file is not read into memory to be refused. */
async function readChosen(chosen: File): Promise<SettingsFile> {
  if (chosen.size > MAX_SETTINGS_FILE_BYTES) return { status: 'unreadable', fault: 'too_large' };
  return readSettingsFile(await chosen.text());
}
