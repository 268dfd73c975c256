import { useRef, useState } from 'preact/hooks';
import { message } from '../i18n/message';
import { faultText } from './fault-text';

/** Something that was done and can be taken back. */
export interface Change {
  /** What was done, as a sentence. */
  text: string;
  /** What holds again when it is taken back, as a sentence. */
  undone: string;
  /** Takes it back. Runs inside the click: some of these ask the browser. */
  undo(): Promise<void>;
  /** Changes of one edit, such as the letters typed into a field, are taken back together. */
  edit?: string;
}

export interface Notice {
  tone: 'done' | 'failed';
  text: string;
  /** Counts up, so that the same sentence twice is announced twice. */
  turn: number;
  /** It speaks of what Undo would take back, or has just taken back. */
  isOfChange: boolean;
}

export interface Changes {
  notice: Notice | undefined;
  /** What Undo would take back now. */
  next: Change | undefined;
  record(change: Change): void;
  /** Says something that cannot be taken back; what was recorded as `edit` no longer can. */
  settle(edit: string, text: string): void;
  fail(sentence: string, fault?: unknown): void;
  undo(): Promise<void>;
}

/** As many steps can be taken back; older ones are forgotten. */
const MOST_STEPS = 50;

/** Remembers what was changed on this page, newest first, and takes it back step by step. */
export function useChanges(): Changes {
  const stack = useRef<Change[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const say = (tone: Notice['tone'], text: string, isOfChange = false) =>
    setNotice((before) => ({ tone, text, turn: (before?.turn ?? 0) + 1, isOfChange }));
  return {
    notice,
    next: stack.current[0],
    record(change) {
      stack.current = push(stack.current, change);
      say('done', change.text, true);
    },
    settle(edit, text) {
      stack.current = stack.current.filter((change) => change.edit !== edit);
      say('done', text);
    },
    fail: (sentence, fault) =>
      say('failed', fault === undefined ? sentence : `${sentence} ${faultText(fault)}`),
    async undo() {
      const [change, ...older] = stack.current;
      if (!change) return;
      stack.current = older;
      try {
        await change.undo();
        say('done', message('options_undone', { state: change.undone }), true);
      } catch (fault) {
        stack.current = [change, ...stack.current];
        say('failed', `${message('options_not_undone')} ${faultText(fault)}`, true);
      }
    },
  };
}

function push(stack: readonly Change[], change: Change): Change[] {
  const [latest, ...older] = stack;
  const continues = latest !== undefined && change.edit !== undefined && latest.edit === change.edit;
  if (continues) return [{ ...latest, text: change.text }, ...older];
  return [change, ...stack].slice(0, MOST_STEPS);
}
