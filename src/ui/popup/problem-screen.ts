import type { ErrorBody, ReasonDetail, ResolveReason } from '../../contract/types';

export type Restriction = 'unsupported_scheme' | 'invalid_url' | 'private_address' | 'unreadable_tab';
export type ConnectionFault = 'offline' | 'network' | 'timeout';

/** The screens of a resolve that found nothing. */
export type ProblemScreen =
  | { screen: 'empty'; origin: string | null }
  | { screen: 'restricted'; why: Restriction }
  | { screen: 'permission'; origin: string }
  | { screen: 'offline'; cause: ConnectionFault }
  | { screen: 'error'; code: string; message: string };

type ScreenOf = (
  detail: ReasonDetail,
  context: { isOnline: boolean; further: ReasonDetail[] },
) => ProblemScreen | null;

/** Reasons with a screen of their own; any other shows its code and message. */
const SCREENS: Partial<Record<ResolveReason, ScreenOf>> = {
  unsupported_scheme: () => ({ screen: 'restricted', why: 'unsupported_scheme' }),
  invalid_url: () => ({ screen: 'restricted', why: 'invalid_url' }),
  private_address: () => ({ screen: 'restricted', why: 'private_address' }),
  permission_required: ({ origin }) => (origin === undefined ? null : { screen: 'permission', origin }),
  network: (_, { isOnline }) => ({ screen: 'offline', cause: isOnline ? 'network' : 'offline' }),
  timeout: (_, { isOnline }) => ({ screen: 'offline', cause: isOnline ? 'timeout' : 'offline' }),
  no_candidates: (_, { isOnline, further }) => connectionScreen(further, isOnline) ?? emptyScreen(further),
};

/** The screen for an error. `isOnline` is the browser's word on the connection. */
export function problemScreen({ error }: ErrorBody, isOnline: boolean): ProblemScreen {
  const [first, ...further] = (error.details ?? []).filter((detail) => 'reason' in detail);
  const screen = first && SCREENS[first.reason]?.(first, { isOnline, further });
  if (screen) return screen;
  const code = first ? `${error.code} ${first.reason}` : error.code;
  return { screen: 'error', code, message: error.message };
}

/** Where every picture failed on its way, the connection is the news, not the page. */
function connectionScreen(further: ReasonDetail[], isOnline: boolean): ProblemScreen | null {
  const [first] = further;
  const isConnection = further.every(({ reason }) => reason === 'network' || reason === 'timeout');
  if (!first || !isConnection) return null;
  return { screen: 'offline', cause: isOnline ? (first.reason as 'network' | 'timeout') : 'offline' };
}

function emptyScreen(further: ReasonDetail[]): ProblemScreen {
  const refused = further.find(
    ({ reason, origin }) => reason === 'permission_required' && origin !== undefined,
  );
  return { screen: 'empty', origin: refused?.origin ?? null };
}
