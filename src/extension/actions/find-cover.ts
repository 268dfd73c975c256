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
  /** What a choice may have been remembered for, the narrowest first; empty for such as nothing is. */
  sitesOf(pageUrl: string): string[];
  /** The picture that the first of the choices means which the answer has; undefined where it has none. */
  chosenBy(choices: readonly SiteChoice[], result: ResolveResult): ImageCandidate | undefined;
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
  const sites = rules.sitesOf(url);
  return sites.length === 0 ? undefined : rules.chosenBy(await choices.find(sites), result);
}
