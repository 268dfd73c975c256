/** Between our own pages alone: other extensions and web pages have channels of their own. */
const CHANNEL = 'toolbar-clicks';

/** Tells a panel that is open that the toolbar icon was clicked, which shows us a page; no event of the browser does. */
export function tellClick(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back at each click; call the answer to stop. */
export function hearClicks(onClick: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onClick);
  return () => channel.close();
}
