import type { Preference, ResolveResult } from '../../contract/types';
import { displayText } from '../display-text';
import { sideBySide } from '../i18n/message';
import { AlwaysBox } from './choices/always-box';
import type { Always } from './choices/always-choice';
import { NeverBox } from './choices/never-box';
import type { Never } from './choices/never-choice';
import { AnswerDetails } from './details/answer-details';
import type { Bars } from './cover/use-bars';
import { CandidateList } from './candidates/candidate-list';
import { isRankable } from './candidates/cover-groups';
import { CoverFacts } from './cover/cover-facts';
import { Notices } from './notices';
import { siteName } from './page-facts';
import { PageHeading } from './page-heading';
import type { Grant } from './permission-choice';
import { PreferenceChoice } from './choices/preference-choice';
import type { ShownPicture } from './cover/shown-picture';
import type { Unaddressed } from './unaddressed/unaddressed';
import { UnaddressedPictures } from './unaddressed/unaddressed-pictures';

interface ReadyViewProps {
  result: ResolveResult;
  shown: ShownPicture;
  title: string;
  isPrivate: boolean;
  /** The address of the image that was clicked. */
  clickedUrl: string | undefined;
  preference: Preference;
  /** The user ranked anew in this view. */
  isReranked: boolean;
  always: Always | undefined;
  never: Never | undefined;
  bars: Bars | undefined;
  onPrefer: (preference: Preference) => void;
  onChoose: (url: string) => void;
  /** Opens a picture in a tab of its own. */
  onOpen: (url: string) => void;
  onAllow: (grant: Grant) => void;
  onCopyAnswer: (text: string) => void;
  unaddressed: Unaddressed;
}

/** All that is known of the cover: its page, its measures, why it won, and what else there was. */
export function ReadyView({ result, shown, title, isPrivate, ...rest }: ReadyViewProps) {
  const site = siteName(result);
  // What was pressed stays, even where it leaves nothing to rank: there has to be a way back.
  const canRank = rest.isReranked || isRankable(result);
  const author = displayText(result.meta?.author ?? '');
  return (
    <>
      <div class="about">
        <PageHeading byline={sideBySide(author ? [author, site] : [site])} title={title} />
        <CoverFacts
          result={result}
          shown={shown}
          site={site}
          clickedUrl={rest.clickedUrl}
          bars={rest.bars}
          onChoose={rest.onChoose}
          onOpen={rest.onOpen}
        />
        <Notices result={result} onAllow={rest.onAllow} />
      </div>
      <div class="choice">
        {(canRank || rest.always || rest.never) && (
          <div class="choice-bar">
            {canRank && <PreferenceChoice value={rest.preference} onPrefer={rest.onPrefer} />}
            {(rest.always || rest.never) && (
              <div class="for-site">
                {rest.always && <AlwaysBox always={rest.always} />}
                {rest.never && <NeverBox never={rest.never} />}
              </div>
            )}
          </div>
        )}
        <CandidateList result={result} shown={shown} onChoose={rest.onChoose} onOpen={rest.onOpen} />
        <UnaddressedPictures
          key={result.canonical.canonical_url}
          warnings={result.warnings}
          unaddressed={rest.unaddressed}
        />
      </div>
      <AnswerDetails
        result={result}
        picture={shown.picture}
        isPrivate={isPrivate}
        onCopyAnswer={rest.onCopyAnswer}
      />
    </>
  );
}
