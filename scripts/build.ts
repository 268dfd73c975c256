import { buildExtension } from './package/build-extension';

/** `npm run build`: both browsers; `--chrome`: Chromium alone, which is enough to look at a change. */
try {
  await buildExtension({ browsers: process.argv.includes('--chrome') ? ['chrome'] : ['chrome', 'firefox'] });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
