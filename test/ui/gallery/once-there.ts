/** The fakes answer within the next turn, and the screen is drawn within another. */
const TURN_MS = 50;

/** Does to the screen, once it is there, what belongs to the state, and marks the page when that is drawn. */
export function onceThere(act: () => void = () => {}, settlesInMs = TURN_MS): void {
  setTimeout(() => {
    act();
    setTimeout(() => document.documentElement.setAttribute('data-there', ''), settlesInMs);
  }, TURN_MS);
}
