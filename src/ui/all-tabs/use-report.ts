import { useState } from 'preact/hooks';
import { attempt } from '../actions/attempt';
import type { ActionOutcome } from '../actions/cover-action';
import { message } from '../i18n/message';

/** How an action went, and the way back where there is one. */
export interface Report extends ActionOutcome {
  undo?: () => void;
}

export interface Reporting {
  /** Of the last action. */
  report: Report | undefined;
  /** Emptied first, so that the same sentence twice is announced twice. */
  setReport(report: Report | undefined): void;
  fail(text: string): void;
  /** Does it and says how it went; what works and has no words says nothing. */
  perform(work: () => Promise<unknown>, words: { failure: string; done?: string }): Promise<void>;
  /** Whether the user agrees; why not is said. Must be called in the click. */
  ask(request: () => Promise<boolean>, refusal: string): Promise<boolean>;
}

/** What the page says of what was done. */
export function useReport(): Reporting {
  const [report, setReport] = useState<Report>();
  const fail = (text: string) => setReport({ tone: 'failed', text });
  return {
    report,
    setReport,
    fail,
    async perform(work, { failure, done }) {
      setReport(undefined);
      const result = await attempt(work, failure);
      if (result.status === 'failed') fail(result.text);
      else if (done !== undefined) setReport({ tone: 'done', text: done });
    },
    async ask(request, refusal) {
      setReport(undefined);
      const answer = await attempt(request, message('popup_allow_failed'));
      if (answer.status === 'done' && answer.value) return true;
      fail(answer.status === 'failed' ? answer.text : refusal);
      return false;
    },
  };
}
