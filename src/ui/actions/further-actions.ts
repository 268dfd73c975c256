import { message } from '../i18n/message';
import { CONVERT_ACTIONS } from './convert-actions';
import { asHtml, asJson, asMarkdown } from './copy-formats';
import type { CoverAction } from './cover-action';
import { done } from './cover-action';
import { ORIGINAL_ACTION } from './original-action';
import type { CoverSubject } from './cover-subject';
import { engineName, searchAddress } from './search-engines';

/** Where an engine is picked: the options' section of that id. The browser opens it as a page of ours. */
const SEARCH_OPTIONS_PAGE = '/options.html#menus';

/** What waits behind the button for more, in its order. */
export const FURTHER_ACTIONS: readonly CoverAction[] = [
  ORIGINAL_ACTION,
  ...CONVERT_ACTIONS,
  copyAs(
    'markdown',
    () => message('popup_copy_markdown'),
    () => message('popup_copy_markdown_done'),
    asMarkdown,
  ),
  copyAs(
    'html',
    () => message('popup_copy_html'),
    () => message('popup_copy_html_done'),
    asHtml,
  ),
  copyAs(
    'json',
    () => message('popup_copy_json'),
    () => message('popup_copy_json_done'),
    asJson,
  ),
  {
    id: 'search',
    icon: 'search',
    label: ({ searchEngine }) =>
      searchEngine === 'none'
        ? message('popup_search_unset')
        : message('popup_search', { engine: engineName(searchEngine) }),
    failure: () => message('popup_search_failed'),
    async perform({ picture }, { services, settings: { searchEngine } }) {
      const isSet = searchEngine !== 'none';
      await services.tabs.open(isSet ? searchAddress(searchEngine, picture.url) : SEARCH_OPTIONS_PAGE);
      return done(message(isSet ? 'popup_search_done' : 'popup_options_done'));
    },
  },
];

function copyAs(
  id: string,
  label: () => string,
  success: () => string,
  write: (subject: CoverSubject) => string,
): CoverAction {
  return {
    id,
    icon: 'copy',
    label,
    writesClipboard: true,
    failure: () => message('popup_copy_failed'),
    async perform(subject, { services }) {
      await services.clipboard.writeText(write(subject));
      return done(success());
    },
  };
}
