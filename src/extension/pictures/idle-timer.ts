export interface IdleTimer {
  /** Counts from now on, anew if it did already. */
  start(): void;
  stop(): void;
}

/** Calls `onIdle` when it was started and neither stopped nor started again for `idleMs`. */
export function createIdleTimer(idleMs: number, onIdle: () => void): IdleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start() {
      stop();
      timer = setTimeout(onIdle, idleMs);
    },
  };
}
