import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { KeptLists } from '../../kept-lists';
import type { OptionsServices } from '../../services';
import type { SettingsFile } from '../../settings-file';
import {
  MAX_SETTINGS_FILE_BYTES,
  readSettingsFile,
  SETTINGS_FILE_NAME,
  writeSettingsFile,
} from '../../settings-file';
import { type ImportedChange, importChanges } from '../import-changes';
import type { SectionProps } from '../section-props';
import { withDeadline } from '../with-deadline';
import { ImportPreview } from './import-preview';

interface Chosen {
  file: SettingsFile;
  /** What the user has told of single sites by then. */
  lists: KeptLists;
}

/** Settings out to a file and in again, with a look at what would change. */
export function TransferSection({ services, settings, changes }: SectionProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const importButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChosen(undefined);
    // The preview takes the focus with it.
    importButton.current?.focus();
  };
  const choose = async (picked: File) => {
    try {
      setChosen({ file: await readPicked(picked), lists: await listsOf(services) });
    } catch (fault) {
      changes.fail(message('options_import_not_read'), fault);
    }
  };
  const save = async () => {
    try {
      services.saveFile(SETTINGS_FILE_NAME, writeSettingsFile(settings, await listsOf(services)));
      changes.settle('export', message('options_exported', { name: SETTINGS_FILE_NAME }));
    } catch (fault) {
      changes.fail(message('options_not_exported'), fault);
    }
  };
  const apply = async (imported: ImportedChange) => {
    close();
    try {
      const undo = await importChanges(services, imported, settings);
      const text = message('options_saved', { state: message('options_imported') });
      changes.record({ text, undone: message('options_import_taken_back'), undo });
    } catch (fault) {
      changes.fail(message('options_not_imported'), fault);
    }
  };
  return (
    <>
      <p class="hint">{message('options_transfer_hint')}</p>
      <div class="buttons">
        <button type="button" onClick={() => void save()}>
          {message('options_export')}
        </button>
        <FilePicker button={importButton} onChoose={(picked) => void choose(picked)} />
      </div>
      {chosen && (
        <ImportPreview
          {...chosen}
          settings={settings}
          onCancel={close}
          onApply={(imported) => void apply(imported)}
        />
      )}
    </>
  );
}

interface FilePickerProps {
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (picked: File) => void;
}

function FilePicker({ button, onChoose }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const onChange = (field: HTMLInputElement) => {
    const [picked] = field.files ?? [];
    if (picked) onChoose(picked);
    // The same file, mended, has to count as another choice.
    field.value = '';
  };
  return (
    <>
      <button type="button" ref={button} onClick={() => picker.current?.click()}>
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
async function readPicked(picked: File): Promise<SettingsFile> {
  if (picked.size > MAX_SETTINGS_FILE_BYTES) return { status: 'unreadable', fault: 'too_large' };
  return readSettingsFile(await picked.text());
}

async function listsOf({ choices, refused }: OptionsServices): Promise<KeptLists> {
  const both = Promise.all([choices.list(), refused.list()]);
  const [chosen, never] = await withDeadline(both, message('options_no_answer'));
  return { choices: chosen, refused: never };
}
