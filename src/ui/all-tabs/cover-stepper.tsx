import { useState } from 'preact/hooks';
import { message } from '../i18n/message';
import { pictureSize } from '../words/picture-words';
import type { PageCovers } from './listed-page';

interface CoverStepperProps {
  covers: PageCovers;
  title: string;
  onPick: (url: string) => void;
}

/** Leads from one cover of a page to the next, and behind the last to the first. */
export function CoverStepper({ covers: { all, place }, title, onPick }: CoverStepperProps) {
  const [said, setSaid] = useState('');
  const counted = (at: number) => message('tabs_place', { place: at + 1, count: all.length });
  const step = (label: string, sign: string, by: number) => (
    <button
      type="button"
      class="quiet"
      aria-label={`${label} ${title}`}
      title={label}
      onClick={() => {
        const next = (Math.max(place, 0) + by + all.length) % all.length;
        const picture = all[next];
        if (!picture) return;
        onPick(picture.url);
        setSaid(`${counted(next)} ${pictureSize(picture)}`);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="stepper">
      {step(message('tabs_before'), '‹', -1)}
      <span>{counted(Math.max(place, 0))}</span>
      {step(message('tabs_after'), '›', 1)}
      <output class="unseen">{said}</output>
    </div>
  );
}
