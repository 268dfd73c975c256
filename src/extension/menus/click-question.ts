/** Where the worker leaves its question for the script in the page, in the extension's own world there. */
export const CLICK_QUESTION_KEY = 'coverClickQuestion';

/** What is looked for in the page: the picture that was clicked, or the poster of the video. */
export interface ClickQuestion {
  wanted: 'image' | 'poster';
  /** Firefox: what `menus.getTargetElement` takes. */
  targetElementId?: number;
  /** What the browser reported as the clicked video's source. */
  srcUrl?: string;
}

/** The question that was left, and none any more. */
export function takeClickQuestion(world: Record<string, unknown>): ClickQuestion | undefined {
  const question = world[CLICK_QUESTION_KEY] as ClickQuestion | undefined;
  delete world[CLICK_QUESTION_KEY];
  return question;
}
