import { hasDisplay, openWindow } from './demo/open-window';
import { runDemo } from './demo/run-demo';
import { buildExtension } from './package/build-extension';
import { prepareBrowser } from './suites/prepare-browser';

/** `npm start`: the extension at work, in a window, or as text and screenshots where there is no display. */
try {
  await buildExtension({ browsers: ['chrome'] });
  const executablePath = await prepareBrowser({ install: !process.argv.includes('--no-install') });
  const show = hasDisplay(process.env, process.platform) ? openWindow : runDemo;
  await show(executablePath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
