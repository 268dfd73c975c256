/** An app that goes to another view draws it a little after it has changed the address. */
const REST_MS = 600;
/** A page that never comes to rest is read as far as it has come. */
const LONGEST_MS = 2_000;

export interface Settling {
  /** Something happened: acts when nothing has happened for a while, or when that takes too long. */
  stir(): void;
  /** Acts at once. */
  finish(): void;
  /** Never mind. True where there was something to wait for. */
  cancel(): boolean;
}

/** Waits for an end of what happens, and then calls `act` once. */
export function createSettling(act: () => void): Settling {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  function cancel(): boolean {
    const wasWaiting = longest !== undefined;
    clearTimeout(rest);
    clearTimeout(longest);
    longest = undefined;
    return wasWaiting;
  }

  function finish(): void {
    cancel();
    act();
  }

  return {
    stir() {
      clearTimeout(rest);
      rest = setTimeout(finish, REST_MS);
      longest ??= setTimeout(finish, LONGEST_MS);
    },
    finish,
    cancel,
  };
}
