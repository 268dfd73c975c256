// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { answer, resultEvent, thumbnailUrl, VIDEO_TITLE, videoPictures } from '../sample-answers';
import { openDetails } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

async function showAnswer(
  result: ResolveResult = answer(videoPictures()),
  behavior: Parameters<typeof createFakeServices>[0] = {},
) {
  const services = createFakeServices({ answers: [[resultEvent(result)]], ...behavior });
  const { container } = render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('group', { name: /cover/ });
  return { services, container };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const announced = (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);
const candidate = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('actions', () => {
  it('copies the address of the best picture, says so and shows it on the button', async () => {
    const { services } = await showAnswer();
    press('Copy URL');
    await announced('Copied the picture’s address.');
    expect(services.copied).toEqual([thumbnailUrl('maxresdefault')]);
    screen.getByRole('button', { name: 'Copied' });
  });

  it.each([
    ['Copy URL', 'Could not copy. The clipboard is locked.'],
    ['Open in a new tab', 'Could not open. The clipboard is locked.'],
    ['Download', 'Could not download. The clipboard is locked.'],
  ])('announces why %s failed, and promises nothing', async (name, message) => {
    await showAnswer(undefined, { fault: new Error('The clipboard is locked.') });
    press(name);
    await announced(message);
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  it('opens the picture in a new tab', async () => {
    const { services } = await showAnswer();
    press('Open in a new tab');
    await announced('Opened in a new tab.');
    expect(services.opened).toEqual([thumbnailUrl('maxresdefault')]);
  });

  it('downloads under a name made from the title', async () => {
    const { services } = await showAnswer();
    press('Download');
    await announced(`Download started: ${VIDEO_TITLE}.jpg`);
    expect(services.downloaded).toEqual([
      { url: thumbnailUrl('maxresdefault'), fileName: `${VIDEO_TITLE}.jpg` },
    ]);
  });

  it('says that a download was not allowed', async () => {
    await showAnswer(undefined, { downloadOutcome: { status: 'refused' } });
    press('Download');
    expect(await announced('Not downloaded. Downloads were not allowed.')).toBeTruthy();
  });
});

describe('choosing another picture', () => {
  it('changes what every action acts on', async () => {
    const { services } = await showAnswer();
    fireEvent.click(candidate(/^640 × 480 px/));
    press('Copy URL');
    await announced('Copied the picture’s address.');
    press('Open in a new tab');
    await announced('Opened in a new tab.');
    press('Download');
    await announced(/^Download started/);
    const url = thumbnailUrl('sddefault');
    expect([services.copied, services.opened, services.downloaded.map((download) => download.url)]).toEqual([
      [url],
      [url],
      [url],
    ]);
    expect(screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src')).toBe(url);
  });

  it('takes back "Copied", which was about the other one', async () => {
    await showAnswer();
    press('Copy URL');
    await screen.findByRole('button', { name: 'Copied' });
    fireEvent.click(candidate(/^640 × 480 px/));
    expect(await screen.findByRole('button', { name: 'Copy URL' })).toBeTruthy();
  });

  it('is one group of radio buttons with one of them checked, so the keyboard moves through it', async () => {
    await showAnswer();
    const radios = screen.getAllByRole<HTMLInputElement>('radio', { name: /px/ });
    expect(radios.map(({ type, name }) => `${type} ${name}`)).toEqual(Array(5).fill('radio candidate'));
    fireEvent.click(candidate(/^480 × 360 px/));
    await screen.findByText(/Your choice/);
    expect(radios.filter(({ checked }) => checked)).toEqual([candidate(/^480 × 360 px/)]);
  });

  it('outlives a refresh while the picture does, else falls back to the best', async () => {
    const again = answer(videoPictures(), { cache: { hit: true, ttl_seconds: 60 } });
    const gone = answer(
      videoPictures({ sddefault: { availability: { status: 'missing', http_status: 404 } } }),
    );
    const answers = [answer(videoPictures()), again, gone].map((result) => [resultEvent(result)]);
    await showAnswer(undefined, { answers });
    fireEvent.click(candidate(/^640 × 480 px/));
    press('Refresh');
    await screen.findByText('Remembered from an earlier look.');
    expect(candidate(/^640 × 480 px/).checked).toBe(true);
    press('Refresh');
    await screen.findByText(/Not there \(404\)/);
    await screen.findByText(/Largest available/);
  });

  it('is not possible for one that did not come, which can be opened in a tab', async () => {
    const gone = videoPictures({ sddefault: { availability: { status: 'missing', http_status: 404 } } });
    const { services } = await showAnswer(answer(gone));
    press(/^Open sddefault\.jpg in a new tab/);
    await screen.findByText('Opened in a new tab.');
    expect(services.opened).toEqual([thumbnailUrl('sddefault')]);
  });

  it('is not possible for pictures that are not there, which say why', async () => {
    await showAnswer(
      answer(
        videoPictures({
          maxresdefault: { availability: { status: 'missing', http_status: 404 } },
          sddefault: { availability: { status: 'blocked', http_status: 403 } },
          hqdefault: { availability: { status: 'error' } },
        }),
      ),
    );
    for (const name of [/^Not there \(404\)/, /^Refused \(403\)/, /^Failed/]) {
      expect(candidate(name).disabled).toBe(true);
    }
    const shown = [...document.querySelectorAll('img')].map((image) => image.src);
    expect(shown).not.toContain(thumbnailUrl('maxresdefault'));
  });
});

it('shows that the picture is still coming, until it has come', async () => {
  const { container } = await showAnswer();
  const isComing = () => container.querySelector('.stage')?.classList.contains('waiting');
  expect(isComing()).toBe(true);
  fireEvent.load(screen.getByRole('img', { name: /^Cover of/ }));
  await waitFor(() => expect(isComing()).toBe(false));
});

it('keeps the earlier picture in view until the new one has loaded, so that nothing flashes', async () => {
  const { container } = await showAnswer();
  fireEvent.click(candidate(/^640 × 480 px/));
  await screen.findByText(/Your choice/);
  const earlier = () => container.querySelector('.earlier')?.getAttribute('src');
  expect(earlier()).toBe(thumbnailUrl('maxresdefault'));
  fireEvent.load(screen.getByRole('img', { name: /^Cover of/ }));
  await waitFor(() => expect(earlier()).toBeUndefined());
});

describe('foreign text', () => {
  const HOSTILE = '<img src=x onerror="alert(1)">\u202egpj.exe\u0000 & "quotes"';
  const SHOWN = '<img src=x onerror="alert(1)">gpj.exe & "quotes"';

  it('is text in title, author and site, without controls', async () => {
    const meta = { title: HOSTILE, author: HOSTILE, site_name: HOSTILE };
    const canonical = { ...answer(videoPictures()).canonical, platform: 'web' };
    const { container } = await showAnswer(answer(videoPictures(), { meta, canonical }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SHOWN);
    screen.getByText(`${SHOWN}, ${SHOWN}`);
    expect(container.querySelector('[onerror]')).toBeNull();
    expect(container.textContent).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  it('falls back to the tab where the page has no title but controls', async () => {
    await showAnswer(answer(videoPictures(), { meta: { title: '\u202e\u0000 ' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(VIDEO_TAB.title);
  });
});

describe('details', () => {
  it.each([
    [true, 'No requests: the answer was remembered.'],
    [false, 'No requests of its own: pictures were measured by showing them.'],
  ])('say why there were no requests, remembered or not: %s', async (hit, text) => {
    const base = answer(videoPictures(), { cache: { hit, ttl_seconds: 600 } });
    await showAnswer({ ...base, trace: { ...base.trace, requests: [] } });
    expect(await openDetails().findByText(text)).toBeTruthy();
  });

  it('explain score, steps, requests and cache', async () => {
    const base = answer(videoPictures(), { cache: { hit: true, ttl_seconds: 600 } });
    const request = { method: 'GET', status: 200, bytes: 4_096, start_ms: 2, duration_ms: 30 } as const;
    const url = thumbnailUrl('maxresdefault');
    await showAnswer({ ...base, trace: { ...base.trace, requests: [{ ...request, url }] } });
    const details = openDetails();
    await details.findByText('4,922 points');
    expect(details.getByText('Measure pictures').nextElementSibling?.textContent).toBe('168 ms');
    details.getByText('Answered from the cache, fresh for 10 minutes more.');
    details.getByText('200, 4.1 kB, 30 ms');
    const bars = details.getByRole('img', { name: /^When each step/ });
    expect(bars.querySelectorAll('.request')).toHaveLength(1);
    const named = [...bars.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(named).toEqual(expect.arrayContaining(['Measure pictures, 168 ms', `${url}, 30 ms`]));
    expect(details.getAllByText(url)).toHaveLength(2);
  });

  it('are not made before they are opened', async () => {
    const { container } = await showAnswer();
    expect(container.querySelector('details textarea')).toBeNull();
  });

  it('copy the answer as it came, and say so', async () => {
    const result = answer(videoPictures(), { meta: { title: '</script>' } });
    const { services } = await showAnswer(result);
    fireEvent.click(await openDetails().findByRole('button', { name: 'Copy raw answer' }));
    await announced('Copied the raw answer.');
    expect(JSON.parse(services.copied[0] ?? '')).toEqual(result);
    expect(services.copied[0]).not.toContain('<');
  });

  it('do not promise a private window to remember', async () => {
    await showAnswer(undefined, { tab: { ...VIDEO_TAB, privateWindow: true } });
    expect(await openDetails().findByText('Measured just now, not remembered.')).toBeTruthy();
  });
});
