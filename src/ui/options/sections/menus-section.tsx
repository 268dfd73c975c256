import { useId } from 'preact/hooks';
import type { SearchEngine } from '../../../contract/settings/settings';
import { SEARCH_ENGINES } from '../../../contract/settings/settings';
import { engineName } from '../../actions/search-engines';
import { message } from '../../i18n/message';
import { SwitchField } from '../controls/switch-field';
import type { SectionProps } from '../section-props';

/** Engines are called the same in every language. */
export function engineLabel(engine: SearchEngine): string {
  return engine === 'none' ? message('options_engine_none') : engineName(engine);
}

/** What the right-click menu offers beyond showing, and who searches by image. */
export function MenusSection({ settings, change }: SectionProps) {
  return (
    <>
      <SwitchField
        label={message('options_copy_menus')}
        hint={message('options_copy_menus_hint')}
        isOn={settings.hasCopyMenus}
        onChange={(hasCopyMenus) =>
          change({ hasCopyMenus }, (now) =>
            message(now.hasCopyMenus ? 'options_now_copy_menus_on' : 'options_now_copy_menus_off'),
          )
        }
      />
      <EngineField settings={settings} change={change} />
    </>
  );
}

function EngineField({ settings, change }: Pick<SectionProps, 'settings' | 'change'>) {
  const id = useId();
  const choose = (searchEngine: SearchEngine) =>
    change({ searchEngine }, (now) => message('options_now_engine', { name: engineLabel(now.searchEngine) }));
  return (
    <div class="field">
      <label for={id}>{message('options_engine')}</label>
      <select
        id={id}
        value={settings.searchEngine}
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.currentTarget.value as SearchEngine)}
      >
        {SEARCH_ENGINES.map((engine) => (
          <option key={engine} value={engine}>
            {engineLabel(engine)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} class="hint">
        {message('options_engine_hint')}
      </p>
    </div>
  );
}
