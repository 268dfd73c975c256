// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notice, ResolveResult } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { answer, resultEvent, videoPictures } from '../sample-answers';
import { openDetails } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

async function showWith(notices: Pick<ResolveResult, 'warnings' | 'errors'>): Promise<void> {
  const services = createFakeServices({ answers: [[resultEvent(answer(videoPictures(), notices))]] });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('group', { name: /cover/ });
}

describe('notes', () => {
  const note = (host: string): Notice => ({
    code: 'PROBE_FAILED',
    message: 'Own.',
    url: `https://${host}/1.jpg`,
  });

  it('tells a warning from an error in words, and counts those that say the same', async () => {
    const rest = { warnings: [note('one.example'), note('one.example')], errors: [note('two.example')] };
    await showWith(rest);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Problem: 1 picture on two.example could not be checked.',
      'Note: 2 pictures on one.example could not be checked.',
    ]);
  });

  it('says how many pictures were left out, where the answer tells it', async () => {
    const cut = { code: 'CANDIDATES_TRUNCATED', message: 'Own.' } as const;
    await showWith({
      warnings: [
        { ...cut, count: 14 },
        { ...cut, count: 601 },
      ],
    });
    expect(screen.getByRole('listitem').textContent).toBe(
      'Note: 615 more pictures of the page are not listed here.',
    );
    cleanup();
    await showWith({ warnings: [cut] });
    expect(screen.getByRole('listitem').textContent).toBe(
      'Note: The page has more pictures than are listed here.',
    );
  });

  it('are the program’s own sentences in the details alone, marked as English', async () => {
    const truncated = { code: 'CANDIDATES_TRUNCATED', message: '14 were left out.' } as const;
    await showWith({ warnings: [truncated] });
    expect(screen.queryByText(/14 were left out/)).toBeNull();
    const own = await openDetails().findByText('CANDIDATES_TRUNCATED: 14 were left out.');
    expect([own.lang, own.dir]).toEqual(['en', 'auto']);
  });

  it('hides many behind a count', async () => {
    await showWith({ warnings: ['a.example', 'b.example', 'c.example'].map(note) });
    expect(screen.getByText('3 notes').closest('details')?.open).toBe(false);
  });
});
