import { spawnSync } from 'node:child_process';
import { type Machine, thisMachine } from '../browser/machine';

const APT_TIMEOUT_MS = 10 * 60_000;
const LOOK_TIMEOUT_MS = 30_000;

/** Without them the browser draws boxes for letters. */
const FONTS = [
  { language: 'ar', debianPackage: 'fonts-noto-core' },
  { language: 'zh-cn', debianPackage: 'fonts-noto-cjk' },
] as const;

export interface FontSearch {
  log(line: string): void;
  machine?: Machine;
  /** Whether some font of this computer writes that language. */
  hasFontFor?: (language: string) => boolean;
}

/** Makes sure that all languages can be written: installs Noto fonts where apt and root are there. Rejects otherwise. */
export async function ensureFonts({
  log,
  machine = thisMachine(),
  hasFontFor = installedFontFor,
}: FontSearch): Promise<void> {
  // macOS and Windows bring them.
  if (machine.platform !== 'linux') return;
  const lacking = () =>
    FONTS.filter(({ language }) => !hasFontFor(language)).map((font) => font.debianPackage);
  const packages = lacking();
  if (packages.length === 0) return;
  if (machine.uid === 0) {
    log(`Installing ${packages.join(', ')} with apt-get, so that no text is boxes.`);
    await machine.run('apt-get', ['update'], APT_TIMEOUT_MS);
    const args = ['install', '-y', '--no-install-recommends', 'fontconfig', ...packages];
    await machine.run('apt-get', args, APT_TIMEOUT_MS);
  }
  const missing = lacking();
  if (missing.length > 0) throw new Error(`Some texts would be boxes: install ${missing.join(', ')}.`);
}

function installedFontFor(language: string): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], {
    encoding: 'utf8',
    timeout: LOOK_TIMEOUT_MS,
  });
  return (stdout ?? '').trim() !== '';
}
