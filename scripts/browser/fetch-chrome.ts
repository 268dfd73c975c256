/**
 * Fetches the stable Chrome into the folder given as the argument, and reports to the process that
 * started it. A process of its own, because a hanging connection can only be ended with its process.
 */
import { Browser, detectBrowserPlatform, install, resolveBuildId } from '@puppeteer/browsers';
import type { FetchNews } from './download-chrome';

const [, , cacheDir = ''] = process.argv;
const platform = detectBrowserPlatform();
const tell = (news: FetchNews) => process.send?.(news);

try {
  if (!platform) throw new Error('There is no Chrome for this platform.');
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const { executablePath } = await install({
    browser: Browser.CHROME,
    buildId,
    platform,
    cacheDir,
    downloadProgressCallback: (bytes, totalBytes) =>
      tell({ type: bytes < totalBytes ? 'downloading' : 'unpacking' }),
  });
  tell({ type: 'done', path: executablePath });
} catch (fault) {
  tell({ type: 'failed', message: fault instanceof Error ? fault.message : String(fault) });
}
process.disconnect?.();
