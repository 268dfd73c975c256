// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { articleAnswer, earlierAnswer } from '../gallery/page-answer';
import { resultEvent } from '../sample-answers';
import { openDetails } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

async function show(result: ResolveResult, fault?: Error) {
  const services = createFakeServices({ answers: [[resultEvent(result)]], ...(fault && { fault }) });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('group', { name: /cover/ });
  return services;
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open it in a new tab' }));

describe('a cover that the page had before', () => {
  it('is told with the day, and opened when it is asked for, not before', async () => {
    const services = await show(earlierAnswer());
    expect(document.querySelector('.earlier-cover')?.textContent).toMatch(
      /^On Nov 12, 2026, .* this page had another cover\. Open it/,
    );
    expect(document.querySelector('img[src*="spring.jpg"]')).toBeNull();
    open();
    await screen.findByText('Opened in a new tab.');
    expect(services.opened).toEqual(['https://www.example.org/pictures/spring.jpg']);
  });

  it('says where it could not be opened', async () => {
    await show(earlierAnswer(), new Error('There is no tab.'));
    open();
    expect(await screen.findByText(/Could not open/)).toBeTruthy();
  });

  it('stands in the details with all others', async () => {
    await show(earlierAnswer());
    const details = openDetails();
    await details.findByRole('heading', { name: 'Earlier covers' });
    const facts = details.getAllByText(/last seen/i).map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringMatching(/^1600 × 900 px, last seen Nov 12, 2026/),
      expect.stringMatching(/^Last seen Oct 2, 2026/),
    ]);
  });

  it('is not told where there was none', async () => {
    await show(articleAnswer());
    expect(document.querySelector('.earlier-cover')).toBeNull();
    const details = openDetails();
    await details.findByRole('heading', { name: 'Cache' });
    expect(details.queryByRole('heading', { name: 'Earlier covers' })).toBeNull();
  });
});
