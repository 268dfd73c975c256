import type { ResolveReason } from '../../resolver/errors';
import { ResolveError } from '../../resolver/errors';
import type { Message } from '../browser-texts';

/** Why an action was not done, as a sentence for the user. */
export class ActionFault extends Error {
  override name = 'ActionFault';
}

/** By reason, the name of what the button's title says. */
const SENTENCES: Readonly<Partial<Record<ResolveReason, string>>> = {
  unsupported_scheme: 'menus_failed_restricted',
  private_address: 'menus_failed_restricted',
  permission_required: 'menus_failed_permission',
  no_candidates: 'menus_failed_none',
  network: 'menus_failed_network',
  timeout: 'menus_failed_network',
  http_status: 'menus_failed_network',
  too_many_redirects: 'menus_failed_network',
  page_changed: 'menus_failed_changed',
};

/** A sentence for whatever went wrong; never what a page or a server wrote. */
export function faultSentence(fault: unknown, message: Message): string {
  if (fault instanceof ActionFault) return fault.message;
  const key = fault instanceof ResolveError ? SENTENCES[fault.reason] : undefined;
  return message(key ?? 'menus_failed_other');
}
