import type {
  Canonical,
  ErrorBody,
  ErrorCode,
  ImageCandidate,
  Notice,
  ReasonDetail,
  ResolveReason,
  ScoreExplanation,
  StepName,
} from '../../../contract/types';

export type Restriction = 'unsupported_scheme' | 'invalid_url' | 'private_address' | 'unreadable_tab';
export type ConnectionFault = 'offline' | 'network' | 'timeout';

/** What was looked at, none of which is a cover. */
export interface Seen {
  canonical: Canonical;
  candidates: ImageCandidate[];
  scores: ScoreExplanation[];
  warnings: Notice[];
}

/** Nothing was found: a host that was out of reach, the steps that were done, and what failed in them. */
export interface EmptyScreen {
  screen: 'empty';
  origin: string | null;
  tried: StepName[];
  failures: ReasonDetail[];
  /** Null where it never came to that. */
  seen: Seen | null;
  /** The resolver's own sentence. */
  message: string;
}

export interface ErrorScreen {
  screen: 'error';
  code: ErrorCode;
  /** Null for an error of the request rather than the resolver. */
  reason: ResolveReason | null;
  /** What the page's host answered, where that is the reason. */
  httpStatus?: number;
  message: string;
}

/** The screens of a resolve that found nothing. */
export type ProblemScreen =
  | EmptyScreen
  | { screen: 'restricted'; why: Restriction }
  | { screen: 'permission'; origin: string }
  /** In the panel: a page that the browser hides until the user allows it. */
  | { screen: 'unseen' }
  /** The browser has not shown the page yet. */
  | { screen: 'still-loading' }
  | { screen: 'changed' }
  | { screen: 'nothing-clicked'; message: string }
  | { screen: 'offline'; cause: ConnectionFault }
  | ErrorScreen;

interface Context {
  /** The browser's word on the connection. */
  isOnline: boolean;
  /** Steps that were done before the error. */
  tried: StepName[];
  /** What was looked at before it. */
  seen: Seen | null;
}

type ScreenOf = (
  detail: ReasonDetail,
  context: Context & { further: ReasonDetail[] },
) => ProblemScreen | null;

/** Reasons with a screen of their own; any other shows its code and message. */
const SCREENS: Partial<Record<ResolveReason, ScreenOf>> = {
  unsupported_scheme: () => ({ screen: 'restricted', why: 'unsupported_scheme' }),
  invalid_url: () => ({ screen: 'restricted', why: 'invalid_url' }),
  private_address: () => ({ screen: 'restricted', why: 'private_address' }),
  permission_required: ({ origin }) => (origin === undefined ? null : { screen: 'permission', origin }),
  network: (_, { isOnline }) => ({ screen: 'offline', cause: isOnline ? 'network' : 'offline' }),
  timeout: (_, { isOnline }) => ({ screen: 'offline', cause: isOnline ? 'timeout' : 'offline' }),
  page_changed: () => ({ screen: 'changed' }),
  no_candidates: ({ message }, { isOnline, further, tried, seen }) =>
    connectionScreen(further, { isOnline, seen }) ??
    privateScreen(further) ?? { ...emptyScreen(further), tried, seen, message },
};

/** The screen for an error. */
export function problemScreen({ error }: ErrorBody, context: Context): ProblemScreen {
  const [first, ...further] = (error.details ?? []).filter((detail) => 'reason' in detail);
  const screen = first && SCREENS[first.reason]?.(first, { ...context, further });
  if (screen) return screen;
  const status = first?.http_status === undefined ? {} : { httpStatus: first.http_status };
  return {
    screen: 'error',
    code: error.code,
    reason: first?.reason ?? null,
    ...status,
    message: error.message,
  };
}

/** Where every picture failed on its way, the connection is the news, not the page: unless that was read. */
function connectionScreen(
  further: ReasonDetail[],
  { isOnline, seen }: Pick<Context, 'isOnline' | 'seen'>,
): ProblemScreen | null {
  const [first] = further;
  if (!first || !isOfConnection(further) || (isOnline && isPageRead(seen))) return null;
  return { screen: 'offline', cause: isOnline ? (first.reason as 'network' | 'timeout') : 'offline' };
}

/** Whether nothing failed but requests on their way. A picture's host tells no more where it may not be read. */
export function isOfConnection(failures: readonly ReasonDetail[]): boolean {
  return failures.length > 0 && failures.every(({ reason }) => reason === 'network' || reason === 'timeout');
}

/** A page that names pictures has been reached. Those of a video are known from its address alone. */
function isPageRead(seen: Seen | null): boolean {
  return seen !== null && seen.canonical.platform === 'web' && seen.candidates.length > 0;
}

/** Where every picture is on a private network, that is why there is none. */
function privateScreen(further: ReasonDetail[]): ProblemScreen | null {
  const isPrivate = further.length > 0 && further.every(({ reason }) => reason === 'private_address');
  return isPrivate ? { screen: 'restricted', why: 'private_address' } : null;
}

function emptyScreen(further: ReasonDetail[]): Pick<EmptyScreen, 'screen' | 'origin' | 'failures'> {
  const refused = further.find(
    ({ reason, origin }) => reason === 'permission_required' && origin !== undefined,
  );
  const failures = further.filter((detail) => detail !== refused);
  return { screen: 'empty', origin: refused?.origin ?? null, failures };
}
