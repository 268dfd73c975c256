import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { SETTINGS_BOUNDS } from '../../../contract/settings/settings-schema';
import { TEMPLATE_FIELDS, unknownFields } from '../../actions/file-name-template';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import type { Draft } from '../controls/use-draft';
import { useDraft } from '../controls/use-draft';
import { DownloadFormatField } from './download-format-field';
import { exampleFileName } from '../example-file-name';
import { writtenList } from '../written-list';
import type { SectionProps } from '../section-props';
import { isValidSetting } from '../../settings-file';

/** How saved pictures are called, and in which format they are. */
export function FileNamesSection({ settings, change }: SectionProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft({
    kept: settings.fileNameTemplate,
    name: id,
    isValid: (text) => isValidSetting('fileNameTemplate', text),
    keep: (fileNameTemplate, edit) =>
      change(
        { fileNameTemplate },
        (now) => message('options_now_template', { template: now.fileNameTemplate }),
        edit,
      ),
  });
  const insert = (field: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const start = selectionStart ?? draft.shown.length;
    const text = `${draft.shown.slice(0, start)}{${field}}${draft.shown.slice(selectionEnd ?? start)}`;
    draft.put(text);
    input.current?.focus();
  };
  return (
    <>
      <TemplateField id={id} field={input} draft={draft} />
      <InsertableFields onInsert={insert} />
      <p class="example">
        <span class="hint">{message('options_template_example')}</span>
        <output for={id} dir="auto">
          {draft.isValid ? exampleFileName(draft.shown) : exampleFileName(settings.fileNameTemplate)}
        </output>
      </p>
      <p id={`${id}-hint`} class="hint">
        {message('options_template_hint')}
      </p>
      <DownloadFormatField settings={settings} change={change} />
    </>
  );
}

interface TemplateFieldProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  draft: Draft;
}

function TemplateField({ id, field, draft }: TemplateFieldProps) {
  return (
    <div class="field wide">
      <label for={id}>{message('options_template')}</label>
      <input
        id={id}
        ref={field}
        type="text"
        dir="ltr"
        autocomplete="off"
        spellcheck={false}
        maxLength={SETTINGS_BOUNDS.templateLength}
        value={draft.shown}
        aria-invalid={!draft.isValid}
        aria-describedby={`${id}-hint ${id}-fault`}
        onFocus={draft.onFocus}
        onInput={draft.onInput}
        onBlur={draft.onBlur}
      />
      <p id={`${id}-fault`} class="fault" aria-live="polite">
        {draft.isValid
          ? unknownText(draft.shown)
          : message('options_template_fault', { most: mostLetters() })}
      </p>
    </div>
  );
}

function InsertableFields({ onInsert }: { onInsert: (field: string) => void }) {
  return (
    <fieldset class="inserts">
      <legend>{message('options_template_insert')}</legend>
      {TEMPLATE_FIELDS.map((name) => (
        <button type="button" key={name} onClick={() => onInsert(name)}>
          {message(`options_field_${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Empty where all that stands in braces is a field. */
function unknownText(template: string): string {
  const unknown = unknownFields(template);
  return unknown.length === 0 ? '' : message('options_template_unknown', { fields: writtenList(unknown) });
}

const mostLetters = () => number(SETTINGS_BOUNDS.templateLength);
