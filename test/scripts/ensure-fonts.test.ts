import { describe, expect, it } from 'vitest';
import { thisMachine } from '../../scripts/browser/machine';
import { ensureFonts } from '../../scripts/screenshots/ensure-fonts';

/** A machine that writes `languages`, where apt-get brings the rest unless its exit status is not 0. */
async function ensure(
  languages: string[],
  { uid = 0, exitCode = 0, platform = 'linux' as NodeJS.Platform } = {},
) {
  const commands: string[] = [];
  const known = new Set(languages);
  await ensureFonts({
    log: () => {},
    hasFontFor: (language) => known.has(language),
    machine: {
      ...thisMachine(),
      platform,
      uid,
      async run(program, args) {
        commands.push([program, ...args].join(' '));
        if (args[0] === 'install' && exitCode === 0)
          for (const language of ['ar', 'zh-cn']) known.add(language);
        return exitCode;
      },
    },
  });
  return commands;
}

const INSTALL = 'apt-get install -y --no-install-recommends fontconfig';

describe('ensureFonts', () => {
  it.each([
    [['ar', 'zh-cn'], []],
    [['ar'], ['apt-get update', `${INSTALL} fonts-noto-cjk`]],
    [[], ['apt-get update', `${INSTALL} fonts-noto-core fonts-noto-cjk`]],
  ])('where %j can be written, runs %j', async (languages, commands) => {
    expect(await ensure(languages)).toEqual(commands);
  });

  it('leaves systems alone that bring their fonts', async () => {
    expect(await ensure([], { platform: 'darwin' })).toEqual([]);
  });

  it.each([
    ['for somebody else than root', { uid: 1000 }],
    ['where apt-get fails', { exitCode: 100 }],
  ])('says what is missing %s', async (_, machine) => {
    await expect(ensure(['ar'], machine)).rejects.toThrow(
      'Some texts would be boxes: install fonts-noto-cjk.',
    );
  });
});
