import type { Menus } from 'webextension-polyfill';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findClickedPicture, findPoster } from '../src/extension/menus/clicked-picture';
import { takeClickQuestion } from '../src/extension/menus/click-question';

type World = Record<string, unknown> & {
  /** Firefox gives it to scripts in pages, for the permission `menus`. */
  browser?: { menus?: Pick<Menus.Static, 'getTargetElement'> };
};

/** Injected by a click in the context menu; its result is the address of what was clicked, or null. */
export default defineUnlistedScript(() => {
  const world = globalThis as unknown as World;
  const { wanted, targetElementId, srcUrl } = takeClickQuestion(world) ?? { wanted: 'image' };
  const target =
    targetElementId === undefined ? null : (world.browser?.menus?.getTargetElement(targetElementId) ?? null);
  return wanted === 'poster' ? findPoster(document, target, srcUrl) : findClickedPicture(document, target);
});
