import type { Bonus, KnownCandidate } from '../../../src/resolver/types';

const NO_COVER: Bonus = { name: 'no_cover', points: -20_000 };

/** A picture that a page shows, and that is no cover. Points as the resolver gives them. */
function apart(path: string, width: number, height: number, bonuses: Bonus[]): KnownCandidate {
  return {
    url: `https://www.example.org/${path}`,
    width,
    height,
    format: 'png',
    quality_tier: 'low',
    source_method: 'image',
    availability: { status: 'ok', http_status: 200 },
    bonuses: [...bonuses, NO_COVER],
  };
}

function inBody(
  width: number,
  height: number,
  ...terms: (readonly [name: string, points: number])[]
): KnownCandidate {
  const bonuses = terms.map(([name, points]) => ({ name, points }));
  return apart(`drawn/${width}x${height}.png`, width, height, bonuses);
}

/** An icon of the site. */
export function icon(side: number): KnownCandidate {
  const bonuses = [{ name: 'icon', points: -2_000 }];
  return { ...apart(`pictures/${side}/transparent.png`, side, side, bonuses), source_method: 'icon' };
}

/** What stands around most articles: a logo, icons, trackers, a portrait, a button, and what is hidden. */
export function furniture(): KnownCandidate[] {
  const tracker = [['tracker', -1_500] as const, ['size_tiny', -1_500] as const];
  return [
    inBody(240, 80, ['logo', -1_200], ['in_furniture', -650]),
    icon(180),
    icon(32),
    inBody(1, 1, ...tracker),
    inBody(1, 2, ...tracker),
    inBody(2, 1, ...tracker),
    inBody(96, 96, ['person', -500], ['size_small', -350]),
    inBody(24, 24, ['share_button', -900], ['size_tiny', -1_500]),
    inBody(640, 360, ['hidden', -350], ['in_aside', -500]),
  ];
}
