import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtensionLaunch } from './launch';
import type { Session } from './session';
import { startSession } from './session';

export interface DownloadSession extends Session {
  /** Where downloads go; it is there from the first one on. */
  downloadFolder: string;
}

/** A session after the user has allowed downloads, in a profile of its own: no prompt can be answered without a window. */
export async function startDownloadSession(
  launch: Pick<ExtensionLaunch, 'grantAllSites'> = {},
): Promise<DownloadSession> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const downloadFolder = join(profile, 'downloads');
  await mkdir(join(profile, 'Default'));
  const download = { default_directory: downloadFolder };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ download }));
  const session = await startSession({
    ...launch,
    extraPermissions: ['downloads'],
    userDataDir: profile,
  });
  return {
    ...session,
    downloadFolder,
    async close() {
      await session.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
