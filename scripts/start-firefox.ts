import { hasDisplay } from './demo/open-window';
import { findFirefox } from './firefox/find-firefox';
import { openFirefoxWindow, runFirefoxDemo } from './firefox/firefox-demo';
import { buildExtension } from './package/build-extension';

/** `npm run start:firefox`: the extension at work in Firefox, in a window, or as text and screenshots. */
try {
  await buildExtension({ browsers: ['firefox'] });
  const install = !process.argv.includes('--no-install');
  const executablePath = await findFirefox({ env: process.env, install, log: (line) => console.log(line) });
  const show = hasDisplay(process.env, process.platform) ? openFirefoxWindow : runFirefoxDemo;
  await show(executablePath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
