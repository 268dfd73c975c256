import type { ImageCandidate } from '../../../contract/types';
import { message } from '../../i18n/message';
import { ActionButton } from '../buttons/action-button';
import { describeProblem } from './describe-problem';
import { OwnWords } from '../own-words';
import { AllSitesChoice, PermissionChoice } from '../permission-choice';
import type { Grant } from '../permission-choice';
import type { ProblemScreen } from './problem-screen';
import { SeenPictures } from './seen-pictures';
import type { SubjectKind } from '../subject';
import type { Unaddressed } from '../unaddressed/unaddressed';
import { UnaddressedPictures } from '../unaddressed/unaddressed-pictures';

interface ProblemViewProps {
  problem: ProblemScreen;
  kind: SubjectKind;
  onRetry: () => void;
  onAllow: (grant: Grant) => void;
  onOpen: (url: string) => void;
  onAccept: ((picture: ImageCandidate) => void) | undefined;
  unaddressed: Unaddressed;
}

/** Why there is no cover, and what helps where something does. */
export function ProblemView({
  problem,
  kind,
  onRetry,
  onAllow,
  onOpen,
  onAccept,
  unaddressed,
}: ProblemViewProps) {
  const { heading, body, more, tried = [], seen, ownWords = [], help } = describeProblem(problem, kind);
  return (
    <section class="problem">
      <h1>{heading}</h1>
      <p>{body}</p>
      {more !== undefined && <p class="more">{more}</p>}
      {help.kind === 'allow' && <PermissionChoice origin={help.origin} onAllow={onAllow} />}
      {help.kind === 'allow-all' && <AllSitesChoice onAllow={onAllow} />}
      {help.kind === 'retry' && (
        <ActionButton icon="refresh" isPrimary onClick={onRetry}>
          {message('popup_retry')}
        </ActionButton>
      )}
      {seen && <SeenPictures seen={seen} onOpen={onOpen} onAccept={onAccept} />}
      {seen && <UnaddressedPictures warnings={seen.warnings} unaddressed={unaddressed} />}
      {tried.length > 0 && <Tried sentences={tried} />}
      {ownWords.length > 0 && (
        <details class="details">
          <summary>{message('popup_details')}</summary>
          <OwnWords sentences={ownWords} />
        </details>
      )}
    </section>
  );
}

function Tried({ sentences }: { sentences: string[] }) {
  return (
    <>
      <h2>{message('popup_empty_tried')}</h2>
      <ul class="tried">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
