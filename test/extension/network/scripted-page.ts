import type { Scripting } from 'webextension-polyfill';
import { vi } from 'vitest';

interface ScriptedPage {
  /** What the page's address is by the time the script runs. */
  href: string;
  fetch: typeof fetch;
  /** What the browser says instead of running a script. */
  refusal?: string;
}

type Scripts = Pick<Scripting.Static, 'executeScript'>;

/** A page that runs what is injected, with an address and a network of its own; answers travel as JSON, as in Chromium. */
export function scriptedPage({ href, fetch, refusal }: ScriptedPage): Scripts & { injections: unknown[] } {
  const injections: unknown[] = [];
  return {
    injections,
    async executeScript(injection) {
      injections.push(injection.target);
      if (refusal !== undefined) throw new Error(refusal);
      const { func, args = [] } = injection as { func: (...args: unknown[]) => unknown; args?: unknown[] };
      vi.stubGlobal('location', new URL(href));
      vi.stubGlobal('fetch', fetch);
      vi.stubGlobal('FileReader', PageFileReader);
      try {
        const answering = func(...(JSON.parse(JSON.stringify(args)) as unknown[]));
        const result: unknown = JSON.parse(JSON.stringify(await answering));
        return [{ frameId: 0, documentId: '', result }];
      } finally {
        vi.unstubAllGlobals();
      }
    },
  };
}

/** What Node lacks of a page: as much of it as is used there. */
class PageFileReader {
  result: string | null = null;
  error: Error | null = null;
  onload = () => {};
  onerror = () => {};

  readAsDataURL(file: Blob): void {
    file.arrayBuffer().then((bytes) => {
      const type = file.type || 'application/octet-stream';
      this.result = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    }, this.onerror);
  }
}
