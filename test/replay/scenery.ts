import { mix } from './hex-color';
import { areaBelow, fir, leafTree, reed, ridgeLine, shadowsOn, snowOn } from './land-shapes';
import type { RidgeShape } from './land-shapes';
import type { Palette } from './palettes';
import { seededRandom } from './seeded-random';

/** The drawing's size in pixels, that of the largest thumbnail; below `shore` there is water. */
export const SCENE = { width: 1280, height: 720, shore: 470 } as const;
const { width: WIDTH, height: HEIGHT, shore: SHORE } = SCENE;

type Random = () => number;

/** An SVG of all that stands above the water, as high as the shore. The same palette gives the same drawing. */
export function drawLand(palette: Palette): string {
  const random = seededRandom(palette.seed);
  const { sky, sun, haze, cloud } = palette;
  return svg(
    SHORE,
    `<defs>
<linearGradient id="sky" x2="0" y2="1">${stops(sky.map((color) => [color, 1]))}</linearGradient>
<radialGradient id="glow">${stops([
      [sun, 0.95],
      [sun, 0.42],
      [sun, 0.16],
      [sun, 0.05],
      [sun, 0],
    ])}</radialGradient>
<radialGradient id="puff">${stops([
      [cloud, 0.8],
      [cloud, 0.5],
      [cloud, 0.14],
      [cloud, 0],
    ])}</radialGradient>
<linearGradient id="mist" x2="0" y2="1">${stops([
      [haze, 0],
      [haze, 0.75],
    ])}</linearGradient>
</defs>${drawSky(palette, random)}${drawRidges(palette, random)}${drawForest(palette, random)}`,
  );
}

/** An SVG of what lies over the water and before it, transparent elsewhere. */
export function drawShore(palette: Palette): string {
  const random = seededRandom(palette.seed + 1000);
  return svg(HEIGHT, drawGlints(palette, random) + drawForeground(palette, random));
}

function svg(height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${content}</svg>`;
}

/** Evenly spaced stops of a gradient, each a color and its opacity. */
function stops(list: readonly (readonly [color: string, opacity: number])[]): string {
  return list
    .map(([color, opacity], index) => {
      const offset = (index / (list.length - 1)).toFixed(3);
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

function drawSky({ sun, sunAt, stars }: Palette, random: Random): string {
  const x = sunAt.x * WIDTH;
  const y = sunAt.y * HEIGHT;
  const radius = sunAt.radius * HEIGHT;
  const parts = [`<rect width="${WIDTH}" height="${SHORE}" fill="url(#sky)"/>`];
  for (let index = 0; index < stars; index += 1) {
    const at = [random() * WIDTH, random() ** 1.4 * SHORE * 0.8].map((value) => value.toFixed(1));
    const size = 0.5 + random() ** 4 * 1.6;
    parts.push(
      `<circle cx="${at[0]}" cy="${at[1]}" r="${size.toFixed(2)}" fill="#fff" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`,
    );
  }
  parts.push(`<circle cx="${x}" cy="${y}" r="${radius * 8}" fill="url(#glow)"/>`);
  parts.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/>`);
  for (let index = 0; index < 8; index += 1) parts.push(drawCloud(random));
  return parts.join('');
}

function drawCloud(random: Random): string {
  const x = random() * WIDTH;
  const y = 40 + random() * 210;
  const puffs = Array.from({ length: 9 }, () => {
    const away = (random() - 0.5) * 2;
    const rx = (70 + random() * 110) * (1.1 - Math.abs(away) * 0.6);
    const cy = y + (random() - 0.5) * 18;
    return `<ellipse cx="${(x + away * 150).toFixed(0)}" cy="${cy.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${(rx * 0.12).toFixed(0)}"/>`;
  });
  return `<g fill="url(#puff)" opacity="${(0.35 + random() * 0.35).toFixed(2)}">${puffs.join('')}</g>`;
}

const RIDGES: readonly (RidgeShape & { haze: number; snowLine?: number })[] = [
  { width: WIDTH, base: 400, rise: 190, roughness: 0.55, haze: 0.8 },
  { width: WIDTH, base: 440, rise: 290, roughness: 0.75, haze: 0.48, snowLine: 285 },
  { width: WIDTH, base: 455, rise: 150, roughness: 0.6, haze: 0.2 },
];

function drawRidges(palette: Palette, random: Random): string {
  return RIDGES.map((ridge) => {
    const line = ridgeLine(ridge, random);
    const area = areaBelow(line, SHORE);
    const snow = ridge.snowLine === undefined ? '' : snowOn(line, ridge.snowLine, random);
    return (
      `<path d="${area}" fill="${mix(palette.rock, palette.haze, ridge.haze)}"/>` +
      `<path d="${snow}" fill="${palette.snow}" opacity=".9"/>` +
      `<path d="${shadowsOn(line, SHORE, random)}" fill="${palette.rock}" opacity="${0.3 - ridge.haze * 0.2}"/>` +
      `<path d="${area}" fill="url(#mist)"/>`
    );
  }).join('');
}

const TREE_ROWS = [
  { count: 80, base: SHORE - 6, height: 34, haze: 0.4 },
  { count: 70, base: SHORE - 3, height: 40, haze: 0.28 },
  { count: 60, base: SHORE, height: 48, haze: 0.15 },
  { count: 60, base: SHORE + 2, height: 52, haze: 0 },
];

function drawForest({ trees, forest, haze }: Palette, random: Random): string {
  const tree = trees === 'fir' ? fir : leafTree;
  return TREE_ROWS.map((row) => {
    const outlines = Array.from({ length: row.count }, () => {
      const x = random() * WIDTH;
      // Taller toward the edges, so that the view stays open in the middle.
      const away = Math.abs(x / WIDTH - 0.52) * 1.5;
      return tree(x, row.base, row.height * (0.3 + random() * 0.45 + away * 0.75), random);
    });
    return `<path d="${outlines.join('')}" fill="${mix(forest, haze, row.haze)}"/>`;
  }).join('');
}

function drawGlints({ sun, sunAt, forest }: Palette, random: Random): string {
  const glints = Array.from({ length: 70 }, () => {
    const depth = random() ** 1.6;
    const y = SHORE + 8 + depth * (HEIGHT - SHORE - 30);
    const x = sunAt.x * WIDTH + (random() - 0.5) * (70 + depth * 260);
    const rx = 6 + random() * 30 * (0.4 + depth);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(1)}" ry="${(0.7 + depth * 1.4).toFixed(1)}" opacity="${(0.15 + random() * 0.45).toFixed(2)}"/>`;
  });
  const shoreline = `<rect y="${SHORE}" width="${WIDTH}" height="3" fill="${forest}" opacity=".7"/>`;
  return `<g fill="${sun}">${glints.join('')}</g>${shoreline}`;
}

function drawForeground(palette: Palette, random: Random): string {
  const ground = areaBelow(
    ridgeLine({ width: WIDTH, base: HEIGHT + 14, rise: 92, roughness: 0.2 }, random),
    HEIGHT + 20,
  );
  const blades = Array.from({ length: 420 }, () => {
    const x = random() * WIDTH;
    const away = Math.abs(x / WIDTH - 0.5) * 2;
    return reed(x, HEIGHT + 6, 26 + random() * 46 + away ** 2 * 60 * random(), random);
  });
  const shade = mix(palette.meadow, '#000000', 0.35);
  return `<path d="${ground}" fill="${palette.meadow}"/><path d="${blades.join('')}" fill="${shade}"/>`;
}
