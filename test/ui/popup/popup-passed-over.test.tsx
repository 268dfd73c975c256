// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { articleAnswer, passedOverAnswer } from '../gallery/page-answer';
import { resultEvent } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

async function show(result: ResolveResult) {
  const services = createFakeServices({ answers: [[resultEvent(result)]] });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('group', { name: /cover/ });
  return services;
}

const line = () => document.querySelector('.passed-over')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a declared picture that is not the cover', () => {
  it('is named with the reason, and can be looked at and left again', async () => {
    const services = await show(passedOverAnswer());
    expect(line()).toBe('The page declares another picture, passed over for being the site’s logo. Show it');
    const button = screen.getByRole('button', { name: 'Show it' });
    press('Show it');
    await screen.findByText(/Your choice/);
    expect(line()).toBe(
      'The page declares this picture, passed over for being the site’s logo. Show the cover',
    );
    expect(screen.getByRole('button', { name: 'Show the cover' })).toBe(button);
    press('Copy URL');
    await screen.findByText('Copied the picture’s address.');
    press('Show the cover');
    press('Copy URL');
    await screen.findByText('Copied the picture’s address.');
    const { best, candidates } = passedOverAnswer();
    const declared = candidates.find(({ source_method }) => source_method === 'og');
    expect(services.copied).toEqual([declared?.url, best.url]);
  });

  it.each([
    ['missing', 'is not there'],
    ['error', 'could not be loaded'],
  ] as const)('that did not come (%s) is named, and may be looked at in a tab', async (status, words) => {
    const services = await show(passedOverAnswer({ availability: { status } }));
    expect(line()).toContain(`The page declares another picture, which ${words}.`);
    expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
    press('Open it in a new tab');
    await screen.findByText('Opened in a new tab.');
    expect(services.opened).toEqual([expect.stringContaining('share.png')]);
  });

  it.each([
    ['it is the cover', articleAnswer()],
    ['nothing speaks against it', passedOverAnswer({ bonuses: [{ name: 'og', points: 10 }] })],
    [
      'another tag alone names it',
      passedOverAnswer({
        source_method: 'jsonld',
        bonuses: [
          { name: 'jsonld', points: 10 },
          { name: 'site', points: -3_000 },
        ],
      }),
    ],
  ])('is not spoken of where %s', async (_when, result) => {
    await show(result);
    expect(line()).toBeUndefined();
  });
});
