import { useEffect, useRef, useState } from 'preact/hooks';
import type { ImageCandidate } from '../../../contract/types';
import { attempt } from '../../actions/attempt';
import { message } from '../../i18n/message';
import type { CutPicture, Pictures, TabPage } from '../../picture-services';
import { pixelSize } from '../../words/picture-words';
import type { ActionReport } from '../action-report';
import { failureReport } from '../failure-report';
import type { Grant } from '../permission-choice';

export interface Bars {
  /** The user wants them off. */
  isOn: boolean;
  /** The picture in view without them, once that is made. */
  cut: CutPicture | undefined;
  toggle(): void;
}

interface Parts {
  pictures: Pictures;
  /** The picture in view, once it is settled. */
  picture: ImageCandidate | undefined;
  /** The page that it was found in. */
  page: TabPage | undefined;
  privateWindow: boolean;
  setReport(report: ActionReport | undefined): void;
  allow(grant: Grant): void;
}

/**
 * Cuts the black bars off the picture in view while the user wants it; undefined where its file has none. The wish
 * holds for every picture that is chosen next, until one cannot be cut.
 */
export function useBars({
  pictures,
  picture,
  setReport,
  allow,
  page,
  privateWindow,
}: Parts): Bars | undefined {
  const [isOn, setOn] = useState(false);
  const [made, setMade] = useState<{ url: string; cut: CutPicture }>();
  const url = picture?.letterboxed ? picture.url : undefined;
  const isMade = made?.url === url;
  const say = (report: Omit<ActionReport, 'action'>) => setReport({ action: 'bars', ...report });
  // What is called when the picture has come, not when it was asked for.
  const latest = useRef({ page, privateWindow, say, allow });
  latest.current = { page, privateWindow, say, allow };

  useEffect(() => {
    if (!isOn || url === undefined || isMade) return;
    let isOver = false;
    const make = async () => {
      const { page: from, privateWindow: isPrivate } = latest.current;
      const file = { url, page: from, ...(isPrivate && { privateWindow: true }) };
      const found = await attempt(() => pictures.withoutBars(file), message('popup_bars_failed'));
      if (isOver) return;
      if (found.status === 'done' && found.value) setMade({ url, cut: found.value });
      else setOn(false);
      latest.current.say(outcomeOf(found, latest.current.allow));
    };
    void make();
    return () => {
      isOver = true;
    };
  }, [pictures, isOn, url, isMade]);

  if (url === undefined) return undefined;
  return {
    isOn,
    cut: isOn && isMade ? made?.cut : undefined,
    toggle() {
      setOn(!isOn);
      if (isOn) say({ tone: 'done', text: message('popup_bars_back') });
      else if (made && isMade) say(cutReport(made.cut));
      else setReport(undefined);
    },
  };
}

function outcomeOf(
  found: Awaited<ReturnType<typeof attempt<CutPicture | null>>>,
  allow: Parts['allow'],
): Omit<ActionReport, 'action'> {
  if (found.status === 'done')
    return found.value ? cutReport(found.value) : { tone: 'failed', text: message('popup_bars_none') };
  return failureReport(found, allow);
}

function cutReport({ width, height }: CutPicture): Omit<ActionReport, 'action'> {
  return { tone: 'done', text: message('popup_bars_cut', { size: pixelSize(width, height) }) };
}
