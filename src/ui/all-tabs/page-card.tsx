import type { ImageCandidate } from '../../contract/types';
import { message, sideBySide } from '../i18n/message';
import { Icon, type IconName } from '../icon';
import { Picture } from '../popup/candidates/picture';
import { hostOf } from '../popup/page-facts';
import { describeProblem } from '../popup/problem/describe-problem';
import { formatName, pictureSize } from '../words/picture-words';
import { coverOf, type ListedPage, titleOf } from './listed-page';
import type { AllTabsModel } from './use-all-tabs';

interface PageCardProps {
  page: ListedPage;
  model: AllTabsModel;
}

/** One page: its cover with what is known of it, or why there is none; chosen or not. */
export function PageCard({ page, model }: PageCardProps) {
  const { key, isChosen, url } = page;
  const cover = coverOf(page, model.choices);
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
              onChange={({ currentTarget }) =>
                model.dispatch({ type: 'choose', keys: [key], isChosen: currentTarget.checked })
              }
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
      <State page={page} />
      <Links page={page} title={title} picture={cover?.picture} model={model} />
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
function State({ page: { run, screen, saved } }: { page: ListedPage }) {
  if (saved.status === 'failed') return <p class="failed">{saved.fault}</p>;
  if (saved.status !== 'none') return <p class="hint">{message(`tabs_page_${saved.status}`)}</p>;
  if (run !== 'done') return <p class="hint">{message(`tabs_page_${run}`)}</p>;
  if (screen.screen === 'ready' || screen.screen === 'loading') return null;
  const { heading, body } = describeProblem(screen, 'page');
  return (
    <p class="why">
      <strong>{heading}</strong> {body}
    </p>
  );
}

interface LinksProps extends PageCardProps {
  title: string;
  picture: ImageCandidate | undefined;
}

function Links({ page, title, picture, model }: LinksProps) {
  const { tabId, run, screen, isWritten } = page;
  const of = <span class="unseen"> {title}</span>;
  return (
    <div class="links">
      <button type="button" class="quiet" onClick={() => model.visit(page)}>
        {message(tabId === undefined ? 'tabs_open_page' : 'tabs_show')}
        {of}
      </button>
      {picture && (
        <a class="quiet" href={picture.url} target="_blank" rel="noreferrer">
          {message('tabs_open_picture')}
          {of}
        </a>
      )}
      {run === 'done' && screen.screen === 'permission' && (
        <button type="button" class="quiet" onClick={() => model.allowSite(page, screen.origin)}>
          {message('popup_allow', { host: hostOf(screen.origin) })}
          {of}
        </button>
      )}
      {run === 'done' && screen.screen !== 'ready' && screen.screen !== 'permission' && (
        <button type="button" class="quiet" onClick={() => model.lookAgainAt(page)}>
          {message('popup_retry')}
          {of}
        </button>
      )}
      {isWritten && (
        <button type="button" class="quiet" onClick={() => model.remove(page)}>
          {message('tabs_remove')}
          {of}
        </button>
      )}
    </div>
  );
}
