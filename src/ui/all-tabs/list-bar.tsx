import { message, plural } from '../i18n/message';
import { Icon } from '../icon';
import { ActionMenu } from '../popup/buttons/action-menu';
import { LIST_FORMATS } from './list-formats';
import type { AllTabsModel } from './use-all-tabs';

/** How far the search is, and what can be done with all covers that are chosen. */
export function ListBar({ model }: { model: AllTabsModel }) {
  const { chosen, saving, copy } = model;
  const hasNone = chosen.length === 0;
  return (
    <div class="bar">
      <Search model={model} />
      <ChooseAll model={model} />
      <div class="buttons">
        {saving.progress ? (
          <button type="button" onClick={saving.stop}>
            {message('tabs_stop_saving', saving.progress)}
          </button>
        ) : (
          <button type="button" class="primary" disabled={hasNone} onClick={() => saving.start(chosen)}>
            <Icon name="download" />
            {hasNone ? message('tabs_save_none') : plural('tabs_save', chosen.length)}
          </button>
        )}
        <ActionMenu
          label={message('tabs_copy')}
          unseenLabel={message('tabs_copy_unseen')}
          isDisabled={hasNone}
          items={LIST_FORMATS.map((format) => ({
            id: format.id,
            icon: 'copy' as const,
            label: format.label(),
            run: () => copy(format),
          }))}
        />
      </div>
    </div>
  );
}

/** While covers are looked for how many are left, then how many there are; with the button to stop, to go on, or to look again. */
function Search({ model: { pages, dispatch, stop, lookAgain } }: { model: AllTabsModel }) {
  const done = pages.filter(({ run }) => run === 'done').length;
  const isRunning = pages.some(({ run }) => run === 'waiting' || run === 'running');
  const isStopped = pages.some(({ run }) => run === 'stopped');
  const found = pages.filter(({ screen }) => screen.screen === 'ready').length;
  return (
    <div class="search">
      <span>
        <output>{isRunning ? message('tabs_running') : plural('tabs_found', found)}</output>
        {(isRunning || isStopped) && (
          <span class="hint">{plural('tabs_progress', pages.length, { done })}</span>
        )}
      </span>
      {isRunning && <progress aria-label={message('tabs_running')} value={done} max={pages.length} />}
      {isRunning && (
        <button type="button" class="quiet" onClick={stop}>
          {message('tabs_stop')}
        </button>
      )}
      {!isRunning && isStopped && (
        <button type="button" class="quiet" onClick={() => dispatch({ type: 'go-on' })}>
          {message('tabs_go_on')}
        </button>
      )}
      {!isRunning && (
        <button type="button" class="quiet" onClick={lookAgain}>
          <Icon name="refresh" />
          {message('tabs_again')}
        </button>
      )}
    </div>
  );
}

function ChooseAll({ model: { pages, dispatch } }: { model: AllTabsModel }) {
  const withCover = pages.filter(({ screen }) => screen.screen === 'ready');
  const count = withCover.filter(({ isChosen }) => isChosen).length;
  return (
    <label class="all">
      <input
        type="checkbox"
        disabled={withCover.length === 0}
        checked={withCover.length > 0 && count === withCover.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < withCover.length;
        }}
        onChange={({ currentTarget }) =>
          dispatch({
            type: 'choose',
            keys: withCover.map(({ key }) => key),
            isChosen: currentTarget.checked,
          })
        }
      />
      {message('tabs_all')}
    </label>
  );
}
