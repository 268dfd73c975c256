import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeBeforeAfter } from '../../scripts/screenshots/before-after';
import { compareScreenshots } from '../../scripts/screenshots/compare';
import { KEPT_FOLDER } from '../../scripts/screenshots/picture-set';

const COLORS = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', yellow: '#ffff00', white: '#ffffff' };
type Color = keyof typeof COLORS;

function picture(color: Color, { width = 40, height = 30, effort = 7 } = {}): Promise<Buffer> {
  const create = { width, height, channels: 3, background: COLORS[color] } as const;
  return sharp({ create }).png({ compressionLevel: effort }).toBuffer();
}

/** Where each of the colors lies on a sheet: the middle of its pixels; absent where there are none. */
async function placesOn(sheet: Buffer): Promise<Partial<Record<Color, { x: number; y: number }>>> {
  const { data, info } = await sharp(sheet).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = new Map<Color, { x: number; y: number; count: number }>();
  const names = new Map(Object.entries(COLORS).map(([name, code]) => [code, name as Color]));
  for (let place = 0; place < data.length; place += 3) {
    const name = names.get(`#${data.subarray(place, place + 3).toString('hex')}`);
    if (name === undefined) continue;
    const { x, y, count } = sums.get(name) ?? { x: 0, y: 0, count: 0 };
    const pixel = place / 3;
    const row = Math.floor(pixel / info.width);
    sums.set(name, { x: x + (pixel % info.width), y: y + row, count: count + 1 });
  }
  return Object.fromEntries(
    [...sums].map(([name, { x, y, count }]) => [
      name,
      { x: Math.round(x / count), y: Math.round(y / count) },
    ]),
  );
}

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compare-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function compare(before: string, after?: string) {
  const lines: string[] = [];
  await compareScreenshots({ before, after, root, log: (line) => lines.push(line) });
  const sheet = await readFile(join(root, KEPT_FOLDER, 'before-after.png')).catch(() => null);
  return { lines, places: sheet && (await placesOn(sheet)) };
}

describe('a sheet of two folders', () => {
  it('shows what was to the left of what is, then what is new or gone, and nothing that stayed', async () => {
    await write('old/popup.png', await picture('red'));
    await write('new/popup.png', await picture('green'));
    await write('old/a-gone.png', await picture('blue'));
    await write('new/b-new.png', await picture('white'));
    await write('old/same.png', await picture('yellow'));
    await write('new/same.png', await picture('yellow', { effort: 0 }));
    await write('new/notes.txt', 'no picture');
    const { lines, places } = await compare('old', 'new');
    expect(Object.keys(places ?? {}).toSorted()).toEqual(['blue', 'green', 'red', 'white']);
    const { red, green, blue, white } = places ?? {};
    const inOrder = [red, green, blue, white].map((place) => place?.x ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
    expect(new Set([red?.y, green?.y, blue?.y, white?.y]).size).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^3 changed pictures in docs\/screenshots\/before-after\.png/),
    ]);
  });

  it('is not written where nothing differs, and says so', async () => {
    await write('old/popup.png', await picture('red'));
    await write('new/popup.png', await picture('red'));
    expect(await compare('old', 'new')).toEqual({
      lines: ['No picture differs between old and new.'],
      places: null,
    });
  });
});

describe('a sheet of a revision', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: root });

  it('takes what was kept then, and compares it with what is kept now, without the last sheet', async () => {
    git('init', '--quiet');
    await write(`${KEPT_FOLDER}/popup.png`, await picture('red'));
    await write('elsewhere/popup.png', await picture('blue'));
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    await write(`${KEPT_FOLDER}/popup.png`, await picture('green'));
    await write(`${KEPT_FOLDER}/before-after.png`, await picture('yellow'));
    const { places } = await compare('HEAD');
    expect(Object.keys(places ?? {}).toSorted()).toEqual(['green', 'red']);
  });

  it.each(['HEAD~7', 'no-such-folder', '--output=x'])('refuses %s with a sentence', async (source) => {
    git('init', '--quiet');
    await expect(compare(source)).rejects.toThrow(
      `${source} is neither a folder nor a revision that git knows here.`,
    );
  });

  it('refuses a folder without pictures', async () => {
    await write('empty/notes.txt', '');
    await expect(compare('empty')).rejects.toThrow('There are no pictures in empty.');
  });
});

describe('the size of a sheet', () => {
  /** Stripes of many colors, which take some bytes. */
  function striped(firstHue: number): Promise<Buffer> {
    const stripes = Array.from(
      { length: 60 },
      (_, place) =>
        `<path d="M${5 * place} 0v60" stroke-width="3" stroke="hsl(${firstHue + 6 * place} 80% 50%)"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">${stripes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  }

  it('becomes smaller until it fits', async () => {
    const [before, after] = [new Map([['a', await striped(0)]]), new Map([['a', await striped(120)]])];
    const roomy = await composeBeforeAfter(before, after, 1_000_000);
    const tight = await composeBeforeAfter(before, after, 1_700);
    expect(tight?.sheet.length).toBeLessThanOrEqual(1_700);
    const widths = await Promise.all(
      [roomy, tight].map(async (made) => (await sharp(made?.sheet).metadata()).width),
    );
    expect(widths[1]).toBeLessThan(widths[0] ?? 0);
  });

  it('is refused where it cannot be small enough', async () => {
    const sets = [new Map([['a', await striped(0)]]), new Map([['a', await striped(120)]])] as const;
    await expect(composeBeforeAfter(...sets, 300)).rejects.toThrow('1 pictures do not fit into 300 bytes.');
  });

  /** White above and a color below, or the reverse. */
  async function twoColored(top: Color, below: Color, topPx: number): Promise<Buffer> {
    const [width, height] = [40, 900];
    const layer = { input: await picture(below, { width, height: height - topPx }), left: 0, top: topPx };
    return sharp(await picture(top, { width, height }))
      .composite([layer])
      .png()
      .toBuffer();
  }

  it.each([
    ['its upper part, where that is where it changed', 'red', 'green', 30],
    ['the part in which it changed, further below', 'white', 'white', 700],
  ] as const)('holds of a very tall picture %s', async (_, topBefore, topAfter, topPx) => {
    const [before, after] = [
      await twoColored(topBefore, 'blue', topPx),
      await twoColored(topAfter, 'yellow', topPx),
    ];
    const made = await composeBeforeAfter(new Map([['a', before]]), new Map([['a', after]]), 1_000_000);
    const sheet = made?.sheet ?? Buffer.alloc(0);
    const { width, height } = await sharp(sheet).metadata();
    expect(height).toBeLessThan(width);
    expect(Object.keys(await placesOn(sheet))).toEqual(
      expect.arrayContaining([topBefore, topAfter, 'blue', 'yellow']),
    );
  });

  it('takes shades that nobody sees for the same', async () => {
    const file = (background: string) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
    const [before, after] = [await file('#404040'), await file('#464646')];
    expect(await composeBeforeAfter(new Map([['a', before]]), new Map([['a', after]]), 9)).toBeNull();
  });
});
