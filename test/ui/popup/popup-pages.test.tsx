// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenEvent } from '../../../src/contract/screen-messages';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { articleAnswer, manyPicturesAnswer, unverifiedAnswer } from '../gallery/page-answer';
import { errorEvent, resultEvent } from '../sample-answers';
import { openDetails } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

function show(...answers: ScreenEvent[][]) {
  const services = createFakeServices({ answers });
  render(<Popup services={services} isOnline={() => true} />);
  return services;
}

const candidates = () => screen.getAllByRole('radio', { name: /px/ });

describe('the cover of a page', () => {
  it('says who declares it and why it won', async () => {
    show([resultEvent(articleAnswer())]);
    await screen.findByText('Declared by the page');
    expect(screen.getByText(/Largest available of 3 covers/).textContent).toBe(
      '9,356 points. Largest available of 3 covers: 3,000 for its large size + 3,000 for the page’s own ' +
        'declaration + 1,500 for being declared and large enough + 3 smaller reasons.',
    );
  });

  it('names every term in the details, and the technical source', async () => {
    show([resultEvent(manyPicturesAnswer())]);
    fireEvent.click(await screen.findByRole('radio', { name: /^800 × 450 px/ }));
    const details = openDetails();
    await details.findByText('image element');
    expect(details.getByText('Being in the article').nextElementSibling?.textContent).toBe('260');
  });

  it('does not pretend to know a size that nobody checked', async () => {
    show([resultEvent(unverifiedAnswer())]);
    expect(await screen.findAllByRole('radio', { name: /Size not checked/ })).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /^780 × 439 px/ })).toBeTruthy();
  });
});

describe('many covers', () => {
  it('are folded to a few, of which one button shows all and fewer again', async () => {
    show([resultEvent(manyPicturesAnswer())]);
    const showAll = await screen.findByRole('button', { name: 'Show all 12', expanded: false });
    expect(candidates()).toHaveLength(6);
    fireEvent.click(showAll);
    const showFewer = await screen.findByRole('button', { name: 'Show fewer', expanded: true });
    expect(candidates()).toHaveLength(12);
    // The same button, so that the keyboard stays where it was.
    expect(showFewer).toBe(showAll);
    fireEvent.click(showFewer);
    await screen.findByRole('button', { name: 'Show all 12' });
    expect(candidates()).toHaveLength(6);
  });

  it('keep the chosen one in view of the stage when they are folded again', async () => {
    show([resultEvent(manyPicturesAnswer())]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 12' }));
    const last = (await screen.findAllByRole<HTMLInputElement>('radio', { name: /px/ })).at(-1);
    fireEvent.click(last as HTMLInputElement);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    await screen.findByRole('button', { name: 'Show all 12' });
    expect(screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src')).toBe(last?.value);
  });
});

describe('a page without a cover', () => {
  it('says what was tried and what failed in its own words, and the program’s in English below', async () => {
    const step = { name: 'collect', status: 'ok', start_ms: 0, duration_ms: 1 } as const;
    const failure = { reason: 'http_status', message: 'It answered with status 500.' } as const;
    show([{ type: 'step', step }, errorEvent({ reason: 'no_candidates', message: 'None.' }, failure)]);
    await screen.findByRole('heading', { name: 'What was tried' });
    const items = [...document.querySelectorAll('.tried li')].map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Looked for pictures/),
      'A server did not send what was asked for.',
    ]);
    const own = screen.getByText('It answered with status 500.');
    expect([own.lang, own.dir, own.closest('details')?.open]).toEqual(['en', 'auto', false]);
  });

  it('that changed meanwhile is read again on demand', async () => {
    const changed = errorEvent({ reason: 'page_changed', message: 'Another page.' });
    show([changed], [resultEvent(articleAnswer())]);
    await screen.findByRole('heading', { name: 'The page changed while it was read' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 covers, 1 other')).toBeTruthy();
  });
});
