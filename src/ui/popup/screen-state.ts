import type { ScreenEvent } from '../../contract/screen-messages';
import type {
  ErrorBody,
  ImageCandidate,
  PageMeta,
  ReasonDetail,
  ResolveResult,
  StepName,
} from '../../contract/types';
import { message } from '../i18n/message';
import type { ProblemScreen, Seen } from './problem/problem-screen';
import { problemScreen } from './problem/problem-screen';
import { type AnswerChange, answerChange } from './answer-change';
import { pixels } from './candidates/pictures';

export type RefreshState =
  /** With what the look before did not find, once there was one. */
  | { status: 'idle'; change?: AnswerChange }
  | { status: 'running'; change?: AnswerChange }
  | { status: 'failed'; error: ErrorBody['error'] };

interface LoadingScreen {
  screen: 'loading';
  step: StepName;
  /** Steps that are done, in their order. */
  done: StepName[];
  known: ImageCandidate | null;
  meta: PageMeta | null;
  /** What was looked at, where none of it is a cover. */
  seen: Seen | null;
}

/** What the popup shows. Each screen carries what it needs and nothing else. */
export type ScreenState =
  | LoadingScreen
  | { screen: 'ready'; result: ResolveResult; refresh: RefreshState }
  | ProblemScreen;

export type ScreenAction =
  | { type: 'start' }
  | { type: 'leave' }
  | { type: 'unreadable-tab' }
  | { type: 'unseen-tab' }
  | { type: 'loading-tab' }
  | { type: 'nothing-clicked'; message: string }
  | { type: 'overdue' }
  | { type: 'event'; event: ScreenEvent; isOnline: boolean };

export const FIRST_SCREEN: LoadingScreen = {
  screen: 'loading',
  step: 'canonicalize',
  done: [],
  known: null,
  meta: null,
  seen: null,
};

/** A step is reported when it is done, so what runs is the one after it. */
const STEP_AFTER: Readonly<Record<StepName, StepName>> = {
  canonicalize: 'cache',
  cache: 'collect',
  collect: 'probe',
  probe: 'store',
  store: 'score',
  score: 'score',
};

/** The screen after an action. An answer stays on screen while it is refreshed, and when that fails. */
export function nextScreen(state: ScreenState, action: ScreenAction): ScreenState {
  switch (action.type) {
    case 'start':
      return state.screen === 'ready'
        ? { ...state, refresh: { status: 'running', ...keptChange(state.refresh) } }
        : FIRST_SCREEN;
    case 'leave':
      return FIRST_SCREEN;
    case 'unseen-tab':
      return { screen: 'unseen' };
    case 'loading-tab':
      return { screen: 'still-loading' };
    case 'unreadable-tab':
      return { screen: 'restricted', why: 'unreadable_tab' };
    case 'nothing-clicked':
      return { screen: 'nothing-clicked', message: action.message };
    case 'overdue':
      return afterError(state, overdue(), true);
    case 'event':
      return afterEvent(state, action.event, action.isOnline);
  }
}

function afterEvent(state: ScreenState, event: ScreenEvent, isOnline: boolean): ScreenState {
  if (event.type === 'result') return afterResult(state, event.result);
  if (event.type === 'error') return afterError(state, event.error, isOnline);
  if (state.screen !== 'loading') return state;
  if (event.type === 'partial')
    return { ...state, known: bestKnown(event.candidates, state.known), meta: event.meta ?? state.meta };
  if (event.type === 'no-cover') {
    const { canonical, candidates, scores, warnings } = event;
    return { ...state, seen: { canonical, candidates, scores, warnings } };
  }
  const { name, status } = event.step;
  return { ...state, step: STEP_AFTER[name], done: status === 'ok' ? [...state.done, name] : state.done };
}

function afterResult(state: ScreenState, result: ResolveResult): ScreenState {
  if (state.screen !== 'ready') return { screen: 'ready', result, refresh: { status: 'idle' } };
  const change = answerChange(state.result, result);
  // What is only remembered is what is in view, and what was new in that is new still.
  const isInView = result.cache.hit && result.best.url === state.result.best.url;
  const kept = isInView ? keptChange(state.refresh) : {};
  return { ...state, result, refresh: { status: 'idle', ...kept, ...(change ? { change } : {}) } };
}

function keptChange(refresh: RefreshState): { change?: AnswerChange } {
  return 'change' in refresh && refresh.change ? { change: refresh.change } : {};
}

function afterError(state: ScreenState, error: ErrorBody, isOnline: boolean): ScreenState {
  if (state.screen === 'ready') return { ...state, refresh: { status: 'failed', error: error.error } };
  const { done, seen } = state.screen === 'loading' ? state : FIRST_SCREEN;
  return problemScreen(error, { isOnline, tried: done, seen });
}

/** The first that is there, unless the one in view is larger: the picture changes only for a better one. */
function bestKnown(candidates: ImageCandidate[], inView: ImageCandidate | null): ImageCandidate | null {
  const found = candidates.find(({ availability, refused }) => availability.status === 'ok' && !refused);
  if (!found) return inView;
  return inView && pixels(found) < pixels(inView) ? inView : found;
}

function overdue(): ErrorBody {
  const text = message('popup_overdue');
  const details: ReasonDetail[] = [{ reason: 'timeout', message: text }];
  return { request_id: '', error: { code: 'RESOLVE_ERROR', message: text, details } };
}
