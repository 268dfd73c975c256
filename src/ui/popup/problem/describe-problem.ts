import { message } from '../../i18n/message';
import { failureText } from '../../words/notice-words';
import { hostOf } from '../page-facts';
import type { SubjectKind } from '../subject';
import { describeEmpty } from './describe-empty';
import type { ProblemDescription } from './problem-description';
import type { ConnectionFault, ErrorScreen, ProblemScreen, Restriction } from './problem-screen';

const UNREADABLE = ['popup_unreadable_heading', 'popup_web_only'] as const;
/** Heading and sentence of each restriction: of the page in front of the user, and of an address clicked there. */
const RESTRICTIONS: Readonly<
  Record<Restriction, Readonly<Record<'tab' | 'clicked', readonly [heading: string, body: string]>>>
> = {
  unsupported_scheme: {
    tab: ['popup_closed_heading', 'popup_closed_scheme'],
    clicked: ['popup_no_page_heading', 'popup_web_only'],
  },
  invalid_url: { tab: ['popup_unreadable_heading', 'popup_unreadable_tab'], clicked: UNREADABLE },
  private_address: {
    tab: ['popup_private_tab_heading', 'popup_private_body'],
    clicked: ['popup_private_clicked_heading', 'popup_private_body'],
  },
  unreadable_tab: { tab: ['popup_closed_heading', 'popup_closed_hidden'], clicked: UNREADABLE },
};

const CONNECTION_FAULTS: Readonly<Record<ConnectionFault, readonly [heading: string, body: string]>> = {
  offline: ['popup_offline_heading', 'popup_offline_body'],
  network: ['popup_network_heading', 'popup_network_body'],
  timeout: ['popup_timeout_heading', 'popup_timeout_body'],
};

/** A problem in plain words, and the one thing that helps. */
export function describeProblem(problem: ProblemScreen, kind: SubjectKind): ProblemDescription {
  switch (problem.screen) {
    case 'empty':
      return describeEmpty(problem, kind);
    case 'restricted':
      return describeRestricted(problem.why, kind);
    case 'permission':
      return {
        heading: message('popup_permission_heading'),
        body: message('popup_permission_body', { host: hostOf(problem.origin) }),
        more: message('popup_permission_promise'),
        help: { kind: 'allow', origin: problem.origin },
      };
    case 'unseen':
      return {
        heading: message('popup_unseen_heading'),
        body: message('popup_unseen_body'),
        more: message('popup_unseen_more'),
        help: { kind: 'allow-all' },
      };
    case 'still-loading':
      return {
        heading: message('popup_still_loading_heading'),
        body: message('popup_still_loading_body'),
        help: { kind: 'retry' },
      };
    case 'nothing-clicked':
      return { heading: message('popup_nothing_heading'), body: problem.message, help: { kind: 'none' } };
    case 'changed':
      return {
        heading: message('popup_changed_heading'),
        body: message('popup_changed_body'),
        help: { kind: 'retry' },
      };
    case 'offline':
      return {
        heading: message(CONNECTION_FAULTS[problem.cause][0]),
        body: message(CONNECTION_FAULTS[problem.cause][1]),
        help: { kind: 'retry' },
      };
    case 'error':
      return describeError(problem);
  }
}

function describeError({ code, reason, httpStatus, message: own }: ErrorScreen): ProblemDescription {
  const isBusy = code === 'RATE_LIMITED';
  const failure = reason && { reason, ...(httpStatus !== undefined && { http_status: httpStatus }) };
  return {
    heading: message('popup_error_heading'),
    body: failure ? failureText(failure) : message(isBusy ? 'popup_error_busy' : 'popup_error_unknown'),
    more: message('popup_error_code', { code: reason ? `${code} ${reason}` : code }),
    ownWords: [own],
    help: { kind: 'retry' },
  };
}

function describeRestricted(why: Restriction, kind: SubjectKind): ProblemDescription {
  const isTab = kind === 'tab';
  const [heading, body] = RESTRICTIONS[why][isTab ? 'tab' : 'clicked'];
  const words = { heading: message(heading), body: message(body), help: { kind: 'none' } as const };
  return isTab ? { ...words, more: message('popup_instead') } : words;
}
