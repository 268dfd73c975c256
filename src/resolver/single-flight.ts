export interface SingleFlight<T> {
  /** Runs `work`, or joins the equal run already in flight. `shared` says which it was. */
  run(key: string, work: () => Promise<T>): { value: Promise<T>; shared: boolean };
}

/** A rejected run is forgotten like any other: the next call starts anew. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const inFlight = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const running = inFlight.get(key);
      if (running) return { value: running, shared: true };
      const value = work().finally(() => inFlight.delete(key));
      inFlight.set(key, value);
      return { value, shared: false };
    },
  };
}
