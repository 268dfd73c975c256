import type { SiteChoice } from '../../contract/settings/stored-records';
import type { ImageCandidate, ResolveResult } from '../../contract/types';
import type { SiteChoices } from '../../ui/services';
import type { Resolve } from '../create-resolver';
import type { PendingTarget } from '../menus/pending-target';
import type { UserRequestParts } from '../messages/user-request';
import { userRequest } from '../messages/user-request';
import { ActionFault } from './action-fault';

/** How the screens read what the user chose for a site; the worker does the same. */
export interface ChoiceRules {
  /** Undefined where nothing is remembered for such an address. */
  siteOf(pageUrl: string): string | undefined;
  /** The picture that the choice means, undefined where the answer has none. */
  chosenBy(choice: SiteChoice | undefined, result: ResolveResult): ImageCandidate | undefined;
}

export interface FindCoverParts extends UserRequestParts {
  resolve: Resolve;
  newRequestId(): string;
  choices: Pick<SiteChoices, 'find'>;
  rules: ChoiceRules;
}

export interface FoundCover {
  result: ResolveResult;
  /** The picture that the popup would show first. */
  picture: ImageCandidate;
}

/** Resolves a click's cover without a screen. Rejects as the resolver does, or with the click's own sentence. */
export async function findCover(target: PendingTarget, parts: FindCoverParts): Promise<FoundCover> {
  if (target.kind === 'none') throw new ActionFault(target.message);
  const { url, kind, privateWindow } = target;
  const message =
    target.kind === 'page'
      ? ({ type: 'resolve-tab', tabId: target.tabId } as const)
      : ({ type: 'resolve-target', url, kind, privateWindow } as const);
  const result = await parts.resolve(await userRequest(message, parts.newRequestId(), parts));
  const mayRemember = !privateWindow && (kind === 'page' || kind === 'link');
  return { result, picture: (mayRemember && (await remembered(url, result, parts))) || result.best };
}

async function remembered(url: string, result: ResolveResult, { choices, rules }: FindCoverParts) {
  const site = rules.siteOf(url);
  return site === undefined ? undefined : rules.chosenBy(await choices.find(site), result);
}
