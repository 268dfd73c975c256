import { useRef, useState } from 'preact/hooks';

export interface Draft {
  /** What the field shows: the draft while it is edited, else what is kept. */
  shown: string;
  isValid: boolean;
  onFocus(): void;
  onInput(event: Event): void;
  onBlur(): void;
  /** Puts a text in, as if it were typed. */
  put(text: string): void;
}

interface DraftUse {
  kept: string;
  isValid(text: string): boolean;
  /** Keeps a valid draft; `edit` is the same for all letters typed in one visit of the field. */
  keep(text: string, edit: string): void;
  name: string;
}

/**
 * A field that keeps each valid text at once and holds an invalid one until it is mended: until then what was kept
 * before is kept again, and not the letters on the way to it.
 */
export function useDraft({ kept, isValid, keep, name }: DraftUse): Draft {
  const [draft, setDraft] = useState<string>();
  const visits = useRef(0);
  const before = useRef(kept);
  if (draft === undefined) before.current = kept;
  const shown = draft ?? kept;
  const put = (text: string) => {
    setDraft(text);
    const next = isValid(text) ? text : before.current;
    if (next !== kept) keep(next, `${name}:${visits.current}`);
  };
  return {
    shown,
    isValid: isValid(shown),
    put,
    onFocus: () => void (visits.current += 1),
    onInput: (event) => put((event.currentTarget as HTMLInputElement).value),
    onBlur: () => setDraft((text) => (text === undefined || isValid(text) ? undefined : text)),
  };
}
