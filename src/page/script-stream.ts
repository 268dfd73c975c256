import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';

/** A stream of a hundred scripts is one text; joined at the end, since each joining copies all that came before. */
export function createStream(): { add(text: string): void; texts(): string[] } {
  const parts: string[] = [];
  let length = 0;
  return {
    add(text) {
      length += text.length + 1;
      if (length <= SNAPSHOT_LIMITS.dataScriptLength) parts.push(text);
    },
    texts: () => (parts.length === 0 ? [] : [parts.join('\n')]),
  };
}
