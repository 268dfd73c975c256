import type { ImageCandidate } from '../../contract/types';
import { message, sideBySide } from '../i18n/message';
import { Icon, type IconName } from '../icon';
import { Picture } from '../popup/candidates/picture';
import { hostOf } from '../popup/page-facts';
import { describeProblem } from '../popup/problem/describe-problem';
import { formatName, pictureSize } from '../words/picture-words';
import { CoverStepper } from './cover-stepper';
import { type ListedPage, type PageCovers, titleOf } from './listed-page';
import type { SaveState } from './save-state';
import type { AllTabsModel } from './use-all-tabs';

interface PageCardProps {
  page: ListedPage;
  /** Null where it has none. */
  covers: PageCovers | null;
  model: AllTabsModel;
  /** Called when the button that has the focus goes away. */
  keepFocus: () => void;
}

/** One page: its cover with what is known of it, or why there is none; chosen or not. */
export function PageCard({ page, covers, model, keepFocus }: PageCardProps) {
  const { key, isChosen, url } = page;
  const cover = covers?.shown;
  const title = titleOf(page);
  return (
    <li class={cover && isChosen ? 'page chosen' : 'page'} aria-busy={page.run === 'running'}>
      <label>
        <span class="thumb">
          {cover ? <Cover picture={cover.picture} /> : <Icon name={ICONS[page.screen.screen] ?? 'frame'} />}
        </span>
        <span class="name">
          {cover && (
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ currentTarget }) => model.choose([key], currentTarget.checked)}
            />
          )}
          <strong title={title}>
            <bdi>{title}</bdi>
          </strong>
        </span>
      </label>
      <span class="hint">
        <span title={url}>
          <bdi>{hostOf(url)}</bdi>
        </span>{' '}
        {cover && <span>{sideBySide([pictureSize(cover.picture), formatName(cover.picture.format)])}</span>}
      </span>
      {covers && covers.all.length > 1 && (
        <CoverStepper covers={covers} title={title} onPick={(picked) => model.pick(page, picked)} />
      )}
      <State page={page} saved={cover && model.saving.states.get(cover.picture.url)} />
      <Links {...{ page, title, model, keepFocus, picture: cover?.picture }} />
    </li>
  );
}

/** What stands in the place of the picture. */
const ICONS: Readonly<Partial<Record<ListedPage['screen']['screen'], IconName>>> = {
  permission: 'key',
  restricted: 'lock',
  offline: 'offline',
  error: 'alert',
};

function Cover({ picture }: { picture: ImageCandidate }) {
  return (
    <Picture url={picture.url} alt="" isLazy>
      <Icon name="frame" />
    </Picture>
  );
}

/** How far it is, why there is no cover, or how it was saved. */
function State({ page: { run, screen }, saved }: { page: ListedPage; saved: SaveState | undefined }) {
  if (saved?.status === 'failed') return <p class="failed">{saved.fault}</p>;
  if (saved) return <p class="hint">{message(`tabs_page_${saved.status}`)}</p>;
  if (run !== 'done') return <p class="hint">{message(`tabs_page_${run}`)}</p>;
  if (screen.screen === 'ready' || screen.screen === 'loading') return null;
  const { heading, body } = describeProblem(screen, 'page');
  return (
    <p class="why">
      <strong>{heading}</strong> {body}
    </p>
  );
}

interface LinksProps extends Omit<PageCardProps, 'covers'> {
  title: string;
  picture: ImageCandidate | undefined;
}

function Links({ page, title, picture, model, keepFocus }: LinksProps) {
  const { tabId, screen, isWritten } = page;
  const link = (label: string, run: () => void) => (
    <button type="button" class="quiet" onClick={run}>
      {label}
      <span class="unseen"> {title}</span>
    </button>
  );
  /** Of one that goes away with what it does. */
  const passing = (label: string, run: () => void) =>
    link(label, () => {
      run();
      keepFocus();
    });
  const isProblem = page.run === 'done' && screen.screen !== 'ready';
  return (
    <div class="links">
      {link(message(tabId === undefined ? 'tabs_open_page' : 'tabs_show'), () => model.visit(page))}
      {picture && (
        <a class="quiet" href={picture.url} target="_blank" rel="noreferrer">
          {message('tabs_open_picture')}
          <span class="unseen"> {title}</span>
        </a>
      )}
      {isProblem &&
        (screen.screen === 'permission'
          ? link(message('popup_allow', { host: hostOf(screen.origin) }), () =>
              model.allowSite(page, screen.origin),
            )
          : passing(message('popup_retry'), () => model.lookAgainAt(page)))}
      {isWritten && passing(message('tabs_remove'), () => model.remove(page))}
    </div>
  );
}
