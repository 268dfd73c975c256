/** What our own screens and the worker say to each other over a port; never open to other extensions. */
import type { ErrorBody, PageMeta, Progress, ResolveOptions, ResolveResult } from './types';

export const SCREEN_PORT_NAME = 'screen';

export type ScreenRequest =
  | { type: 'resolve-tab'; tabId: number; options?: Partial<ResolveOptions> }
  | {
      type: 'resolve-target';
      url: string;
      kind: 'page' | 'link' | 'image' | 'video';
      /** Whether it was clicked in a private window. */
      privateWindow?: boolean;
      options?: Partial<ResolveOptions>;
    };

export type ScreenEvent =
  | Progress
  | { type: 'result'; result: ResolveResult }
  | { type: 'error'; error: ErrorBody; meta?: PageMeta };
