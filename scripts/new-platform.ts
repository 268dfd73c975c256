/**
 * `npm run new:platform ID URL` writes the file of a new platform with examples, adds it to the registry, and runs the
 * registry's test. What cannot be is refused with the reason, and nothing is written.
 */
import { addPlatform } from './new-platform/add-platform';
import { runCommand } from './suites/run-command';

const TEST = 'test/resolver/platforms/registry.test.ts';
const TIMEOUT_MS = 120_000;
const USAGE = `Usage: npm run new:platform ID URL
  ID   small letters, digits and _: cineverse, apple_music
  URL  the https address of one video, post or article there`;

const nextSteps = (path: string) => `
${path} is written and registered. Of the five steps in CONTRIBUTING.md the first is done:
  1. npm run new:platform ID URL
  2. Examples: give the file every form of the site's URLs, and what it must not claim; see them fail:
     npx vitest run ${TEST}
  3. Routes: write the forms as a table until they pass.
  4. Pictures: candidates() for those with a known address, endpoints() for an API or oEmbed; else the page is read.
  5. npm run fix, npm test -- unit, npm run corpus, and a line in CHANGELOG.md.`;

async function main([id, exampleUrl, ...rest]: string[]): Promise<number> {
  if (id === undefined || exampleUrl === undefined || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  try {
    const path = addPlatform({ id, exampleUrl, root: process.cwd(), now: new Date() });
    const { exitCode } = await runCommand({
      tool: 'vitest',
      args: ['run', TEST],
      timeoutMs: TIMEOUT_MS,
    });
    console.log(nextSteps(path));
    return exitCode;
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
