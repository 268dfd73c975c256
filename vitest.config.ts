import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
// Node itself may read this file one day, and needs the extension.
import { completeNode20 } from './test/node-20.ts';

completeNode20();

/** Tests that need the extension's APIs or a document. */
const COMPONENT_TESTS = ['test/ui/**/*.test.{ts,tsx}', 'test/extension/**/*.test.ts'];
const END_TO_END_TESTS = ['test/e2e/**/*.test.ts'];
const FIREFOX_TESTS = ['test/e2e-firefox/**/*.test.ts'];
const HEADED_TESTS = ['test/headed/**/*.test.ts'];
/** A browser takes its time, and one at a time is enough for two cores. */
const IN_A_BROWSER = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          // Thousands of random cases take seconds where the machine has other work, too.
          testTimeout: 30_000,
          include: ['test/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...COMPONENT_TESTS,
            ...END_TO_END_TESTS,
            ...FIREFOX_TESTS,
            ...HEADED_TESTS,
          ],
        },
      },
      {
        // A screen's test asks for its document itself: `@vitest-environment happy-dom`.
        plugins: [WxtVitest()],
        test: { name: 'component', include: COMPONENT_TESTS },
      },
      { test: { name: 'e2e', include: END_TO_END_TESTS, ...IN_A_BROWSER } },
      { test: { name: 'headed', include: HEADED_TESTS, ...IN_A_BROWSER } },
      { test: { name: 'e2e-firefox', include: FIREFOX_TESTS, ...IN_A_BROWSER } },
    ],
  },
});
