/**
 * Channels of one name: what one says the others hear, later, as in a browser. Node's own hand a file over to one
 * listener at most.
 */
export function createChannels(): () => BroadcastChannel {
  const all = new Set<BroadcastChannel>();
  return () => {
    const channel = {
      onmessage: null as BroadcastChannel['onmessage'],
      postMessage(data: unknown) {
        for (const other of all) {
          if (other === opened) continue;
          queueMicrotask(() => all.has(other) && other.onmessage?.(new MessageEvent('message', { data })));
        }
      },
      close: () => void all.delete(opened),
    };
    const opened = channel as unknown as BroadcastChannel;
    all.add(opened);
    return opened;
  };
}
