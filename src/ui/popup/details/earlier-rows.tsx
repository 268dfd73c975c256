import type { EarlierCover, ResolveResult } from '../../../contract/types';
import { message, sideBySide } from '../../i18n/message';
import { pixelSize, sentenceCase } from '../../words/picture-words';
import { moment } from '../../words/quantities';
import { DetailRow, DetailRows } from './detail-rows';

/** The covers that the page had before, as far as the user's history goes back. */
export function EarlierRows({ result: { earlier_covers: covers = [] } }: { result: ResolveResult }) {
  if (covers.length === 0) return null;
  return (
    <>
      <h2>{message('popup_details_earlier')}</h2>
      <DetailRows isAddress>
        {covers.map((cover) => (
          <DetailRow key={cover.url} name={cover.url} value={factsOf(cover)} />
        ))}
      </DetailRows>
    </>
  );
}

function factsOf({ width, height, last_seen_at_ms }: EarlierCover): string {
  const seen = message('popup_details_earlier_seen', { moment: moment(last_seen_at_ms) });
  return width === null || height === null
    ? sentenceCase(seen)
    : sideBySide([pixelSize(width, height), seen]);
}
