import type { Runtime } from 'webextension-polyfill';

type Listener = (message: unknown) => void;

interface Side {
  isOpen: boolean;
  hear: Set<Listener>;
  gone: Set<() => void>;
}

/** Both ends of a port between two pages of an extension. What one end does the other learns later, as in a browser. */
export function createPortPair(name: string, sender: Runtime.MessageSender) {
  const left = side();
  const right = side();
  return { near: portEnd(left, right, name, sender), far: portEnd(right, left, name, sender) };
}

function side(): Side {
  return { isOpen: true, hear: new Set(), gone: new Set() };
}

function portEnd(own: Side, other: Side, name: string, sender: Runtime.MessageSender): Runtime.Port {
  return {
    name,
    sender,
    onMessage: { addListener: (listener: Listener) => own.hear.add(listener) },
    onDisconnect: { addListener: (listener: () => void) => own.gone.add(listener) },
    postMessage(message: unknown) {
      if (!own.isOpen) throw new Error('Attempting to use a disconnected port object');
      queueMicrotask(() => {
        if (other.isOpen) for (const listener of other.hear) listener(message);
      });
    },
    disconnect() {
      own.isOpen = false;
      queueMicrotask(() => {
        if (other.isOpen) for (const listener of other.gone) listener();
        other.isOpen = false;
      });
    },
  } as unknown as Runtime.Port;
}
