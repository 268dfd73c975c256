/** The colors of one scene, as CSS hex colors. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  sun: string;
  /** Where the sun or moon stands, as fractions of the picture. */
  sunAt: { x: number; y: number; radius: number };
  cloud: string;
  /** The farthest ridge fades into `haze`, the nearest is `rock`. */
  haze: string;
  rock: string;
  snow: string;
  trees: 'fir' | 'leaf';
  forest: string;
  meadow: string;
  water: string;
  /** How many stars are out. */
  stars: number;
  /** Chooses the shapes. */
  seed: number;
}

export const PALETTES = {
  dawn: {
    sky: ['#2f4a7c', '#7d7fb0', '#f0a58f', '#ffd9a8'],
    sun: '#fff1d0',
    sunAt: { x: 0.66, y: 0.4, radius: 0.045 },
    cloud: '#ffc4ae',
    haze: '#c99aa6',
    rock: '#3d4468',
    snow: '#ffe3d6',
    trees: 'fir',
    forest: '#1f2c45',
    meadow: '#2a3a46',
    water: '#6f7fae',
    stars: 0,
    seed: 20,
  },
  noon: {
    sky: ['#1d6fc4', '#4c9be0', '#93c9f2', '#d8eefb'],
    sun: '#fffbe6',
    sunAt: { x: 0.24, y: 0.16, radius: 0.04 },
    cloud: '#ffffff',
    haze: '#9fc3dc',
    rock: '#3f6a78',
    snow: '#ffffff',
    trees: 'fir',
    forest: '#1d4a3c',
    meadow: '#4f8f4a',
    water: '#2f86b5',
    stars: 0,
    seed: 33,
  },
  autumn: {
    sky: ['#5f86a8', '#9db6c4', '#e3d3b4', '#f6e3bd'],
    sun: '#fff4d6',
    sunAt: { x: 0.78, y: 0.27, radius: 0.042 },
    cloud: '#fdf1dc',
    haze: '#d3bfa0',
    rock: '#5b5872',
    snow: '#fbf3e6',
    trees: 'leaf',
    forest: '#a8431c',
    meadow: '#c98a2b',
    water: '#6d9bb8',
    stars: 0,
    seed: 45,
  },
  dusk: {
    sky: ['#22184a', '#5d2f77', '#c8506f', '#ff9a5c'],
    sun: '#ffd08a',
    sunAt: { x: 0.59, y: 0.43, radius: 0.055 },
    cloud: '#f0788a',
    haze: '#94496f',
    rock: '#2c1d48',
    snow: '#ffb9a0',
    trees: 'fir',
    forest: '#170f2c',
    meadow: '#1f1636',
    water: '#7a3f78',
    stars: 40,
    seed: 65,
  },
  night: {
    sky: ['#050a1f', '#0c1b3d', '#163661', '#2b5b7d'],
    sun: '#f4f1dc',
    sunAt: { x: 0.73, y: 0.2, radius: 0.034 },
    cloud: '#2d4a70',
    haze: '#2a4d70',
    rock: '#0e1d38',
    snow: '#b7cbe0',
    trees: 'fir',
    forest: '#060f1f',
    meadow: '#0a1728',
    water: '#163a5c',
    stars: 260,
    seed: 77,
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
