import { message, plural, sideBySide } from '../i18n/message';
import { Icon } from '../icon';
import { ActionMenu } from '../popup/buttons/action-menu';
import { LIST_FORMATS } from './list-formats';
import { ReportLine } from './report-line';
import type { AllTabsModel } from './use-all-tabs';

/** How far the search is, what can be done with all covers that are chosen, and how that went. */
export function ListBar({ model }: { model: AllTabsModel }) {
  return (
    <div class="bar">
      <Search model={model} />
      <ChooseAll model={model} />
      {model.chosen.sharedCount > 0 && <p class="hint">{plural('tabs_shared', model.chosen.sharedCount)}</p>}
      <div class="acts">
        <div class="buttons">
          <SaveButton model={model} />
          <ActionMenu
            label={message('tabs_copy')}
            unseenLabel={message('tabs_copy_unseen')}
            isDisabled={model.chosen.covers.length === 0}
            items={LIST_FORMATS.map((format) => ({
              id: format.id,
              icon: 'copy' as const,
              label: format.label(),
              run: () => model.copy(format),
            }))}
          />
          <SheetButton model={model} />
        </div>
        <ReportLine report={model.report} />
      </div>
    </div>
  );
}

function SaveButton({ model: { chosen, saving } }: { model: AllTabsModel }) {
  const { toSave, isAllSaved } = chosen;
  if (saving.progress)
    return (
      <button type="button" onClick={saving.stop}>
        {message('tabs_stop_saving', saving.progress)}
      </button>
    );
  const label = isAllSaved ? message('tabs_save_again') : plural('tabs_save', toSave.length);
  return (
    <button type="button" class="primary" disabled={toSave.length === 0} onClick={() => saving.start(toSave)}>
      <Icon name="download" />
      {toSave.length === 0 ? message('tabs_save_none') : label}
    </button>
  );
}

/** One button, which keeps the focus. */
function SheetButton({ model: { chosen, sheet } }: { model: AllTabsModel }) {
  const { progress } = sheet;
  return (
    <button
      type="button"
      title={message('tabs_sheet_hint')}
      disabled={!progress && chosen.covers.length === 0}
      onClick={() => (progress ? sheet.saveNow() : sheet.save(chosen.covers))}
    >
      <Icon name="download" />
      {progress ? message('tabs_sheet_now', progress) : message('tabs_sheet')}
    </button>
  );
}

/** While covers are looked for how many pages are left, then how many there are; and one button, which keeps the focus. */
function Search({ model }: { model: AllTabsModel }) {
  const { pages, stop, goOn, lookAgain } = model;
  const done = pages.filter(({ run }) => run === 'done').length;
  const isRunning = pages.some(({ run }) => run === 'waiting' || run === 'running');
  const isStopped = !isRunning && done < pages.length;
  const progress = plural('tabs_progress', pages.length, { done });
  return (
    <div class="search">
      <output>{isRunning ? message('tabs_running') : foundText(model)}</output>
      {isRunning && <span class="hint">{progress}</span>}
      {isRunning && <progress aria-label={message('tabs_running')} value={done} max={pages.length} />}
      <button type="button" class="quiet" onClick={isRunning ? stop : isStopped ? goOn : lookAgain}>
        {!isRunning && !isStopped && <Icon name="refresh" />}
        {message(isRunning ? 'tabs_stop' : isStopped ? 'tabs_go_on' : 'tabs_again')}
      </button>
      {isStopped && (
        <button type="button" class="quiet" onClick={lookAgain}>
          <Icon name="refresh" />
          {message('tabs_again')}
        </button>
      )}
    </div>
  );
}

/** What there is, what there is not, and what was not looked at. */
function foundText({ pages }: AllTabsModel): string {
  // One that may not be read was not looked at.
  const done = pages.filter(({ run, screen }) => run === 'done' && screen.screen !== 'permission');
  const found = done.filter(({ screen }) => screen.screen === 'ready').length;
  const without = done.length - found;
  const left = pages.length - done.length;
  return sideBySide([
    plural('tabs_found', found),
    ...(without > 0 ? [plural('tabs_without', without)] : []),
    ...(left > 0 ? [plural('tabs_left', left)] : []),
  ]);
}

function ChooseAll({ model: { pages, choose } }: { model: AllTabsModel }) {
  const withCover = pages.filter(({ screen }) => screen.screen === 'ready');
  const count = withCover.filter(({ isChosen }) => isChosen).length;
  const keys = withCover.map(({ key }) => key);
  return (
    <label class="all">
      <input
        type="checkbox"
        disabled={withCover.length === 0}
        checked={withCover.length > 0 && count === withCover.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < withCover.length;
        }}
        onChange={({ currentTarget }) => choose(keys, currentTarget.checked)}
      />
      {message('tabs_all')}
    </label>
  );
}
