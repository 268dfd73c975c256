import { attempt } from '../actions/attempt';
import { message } from '../i18n/message';
import type { Services } from '../services';
import { clickedPicture } from './cover/clicked-file';
import { openPicture } from './open-picture';
import { ProblemView } from './problem/problem-view';
import { ReadyView } from './ready-view';
import { isPrivate, subjectKind } from './subject';
import type { PopupModel } from './use-popup';
import { unaddressedActions } from './unaddressed/unaddressed-actions';
import { WaitingView } from './waiting-view';

interface PopupBodyProps {
  popup: PopupModel;
  title: string;
  services: Pick<Services, 'clipboard' | 'downloads' | 'pictures' | 'tabs'>;
  nowMs: () => number;
}

/** What stands under the stage: the outline while waiting, the answer, or what went wrong. */
export function PopupBody({ popup, title, services, nowMs }: PopupBodyProps) {
  const { subject, state, shown, setReport } = popup;
  const { clipboard } = services;
  const unaddressed = unaddressedActions({ popup, services, title, nowMs });
  if (state.screen === 'loading') return <WaitingView title={title} step={state.step} />;
  if (state.screen !== 'ready' || !shown) {
    if (state.screen === 'ready') return null;
    const kind = subjectKind(subject);
    return (
      <ProblemView
        problem={state}
        kind={kind}
        onRetry={popup.retry}
        onAllow={popup.allow}
        onOpen={(url) => void openPicture(url, popup, services)}
        onAccept={popup.accept}
        unaddressed={unaddressed}
      />
    );
  }

  async function copyAnswer(text: string): Promise<void> {
    setReport(undefined);
    const copied = await attempt(() => clipboard.writeText(text), message('popup_copy_failed'));
    const isDone = copied.status === 'done';
    setReport({
      action: 'copy-answer',
      tone: isDone ? 'done' : 'failed',
      text: isDone ? message('popup_details_json_done') : copied.text,
    });
  }

  return (
    <ReadyView
      result={state.result}
      shown={shown}
      title={title}
      isPrivate={isPrivate(subject)}
      clickedUrl={clickedPicture(subject)}
      preference={popup.preference}
      isReranked={popup.isReranked}
      always={popup.always}
      never={popup.never}
      bars={popup.bars}
      onPrefer={popup.prefer}
      onChoose={popup.choose}
      onOpen={(url) => void openPicture(url, popup, services)}
      onAllow={popup.allow}
      onCopyAnswer={(text) => void copyAnswer(text)}
      unaddressed={unaddressed}
    />
  );
}
