import { BusyError, ResolveError } from '../../resolver/errors';

export interface QueueLimits {
  atOnce: number;
  atOncePerHost: number;
  waiting: number;
}

export interface QueuedTask {
  host: string;
  /** The user's own requests go before those of other extensions, and may take their place. */
  isUrgent: boolean;
  /** Leaves the queue when it aborts. */
  signal: AbortSignal;
}

interface Waiter extends QueuedTask {
  start(): void;
  refuse(fault: Error): void;
}

export interface RequestQueue {
  /** Runs `work` when a slot is free. A full queue rejects with a BusyError, an abort with `timeout`. */
  run<T>(task: QueuedTask, work: () => Promise<T>): Promise<T>;
}

/** Bounds requests under way, in all and to one host, and those that wait. */
export function createRequestQueue(limits: QueueLimits): RequestQueue {
  const waiting: Waiter[] = [];
  const runningByHost = new Map<string, number>();
  let running = 0;

  function hasSlot(host: string): boolean {
    return running < limits.atOnce && (runningByHost.get(host) ?? 0) < limits.atOncePerHost;
  }

  function count(host: string, change: 1 | -1): void {
    running += change;
    const onHost = (runningByHost.get(host) ?? 0) + change;
    if (onHost === 0) runningByHost.delete(host);
    else runningByHost.set(host, onHost);
  }

  function startNext(): void {
    const index = firstIndex(waiting, ({ host }) => hasSlot(host));
    if (index === -1) return;
    waiting.splice(index, 1)[0]?.start();
    startNext();
  }

  function makeRoom(task: QueuedTask): void {
    if (waiting.length < limits.waiting) return;
    const lastOther = task.isUrgent ? waiting.findLastIndex(({ isUrgent }) => !isUrgent) : -1;
    if (lastOther === -1) throw new BusyError();
    waiting.splice(lastOther, 1)[0]?.refuse(new BusyError());
  }

  function waitForSlot(task: QueuedTask): Promise<void> {
    makeRoom(task);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const index = waiting.indexOf(waiter);
        if (index === -1) return;
        waiting.splice(index, 1);
        reject(tooLate());
      };
      const waiter: Waiter = {
        ...task,
        start() {
          task.signal.removeEventListener('abort', leave);
          count(task.host, 1);
          resolve();
        },
        refuse(fault) {
          task.signal.removeEventListener('abort', leave);
          reject(fault);
        },
      };
      waiting.push(waiter);
      task.signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(task, work) {
      if (task.signal.aborted) throw tooLate();
      if (hasSlot(task.host)) count(task.host, 1);
      else await waitForSlot(task);
      try {
        return await work();
      } finally {
        count(task.host, -1);
        startNext();
      }
    },
  };
}

function tooLate(): ResolveError {
  return new ResolveError('timeout', 'The request waited too long for its turn.');
}

/** The first urgent waiter that fits, else the first that fits. */
function firstIndex(waiting: readonly Waiter[], fits: (waiter: Waiter) => boolean): number {
  const urgent = waiting.findIndex((waiter) => waiter.isUrgent && fits(waiter));
  return urgent === -1 ? waiting.findIndex(fits) : urgent;
}
