// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ResolveError } from '../../../src/resolver/errors';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { unaddressedAnswer } from '../gallery/page-answer';
import { UNADDRESSED } from '../gallery/unaddressed';
import { resultEvent } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const TAB = { id: 8, url: 'https://www.example.org/2026/lakes', title: 'Lakes', privateWindow: false };
const TITLE = 'Lakes, and how to look at them';

async function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({
    answers: [[resultEvent(unaddressedAnswer())]],
    tab: TAB,
    unaddressed: UNADDRESSED,
    ...behavior,
  });
  render(<Popup services={services} isOnline={() => true} nowMs={() => 0} />);
  await screen.findByText('2 large pictures of this page are not listed', { exact: false });
  return services;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announced = (text: string) => within(screen.getByRole('status')).findByText(text);
const list = () => screen.queryByRole('list', { name: /large pictures/ });

async function open() {
  press('Show here');
  await waitFor(() => expect(list()).not.toBeNull());
}

describe('pictures of a page without an address', () => {
  it('are asked for by the user alone, from the page in its tab', async () => {
    const services = await show();
    expect(services.readPages).toEqual([]);
    await open();
    expect(services.readPages).toEqual([{ tabId: TAB.id, url: TAB.url }]);
    expect(screen.getAllByText(/drawn by the page|made by the page|written into the page/)).toHaveLength(4);
  });

  it('are hidden again, and asked for anew', async () => {
    const services = await show();
    await open();
    press('Hide');
    expect(list()).toBeNull();
    await open();
    expect(services.readPages).toHaveLength(2);
  });

  it('are saved under the name of the page, as the file that they are', async () => {
    const services = await show({ settings: { fileNameTemplate: '{title} {width}x{height}' } });
    await open();
    press('Download 800 × 450 px');
    await announced(`Download started: ${TITLE} 800x450.jpg`);
    expect(services.saved).toEqual([{ file: UNADDRESSED[2]?.file?.blob, fileName: `${TITLE} 800x450.jpg` }]);
    expect(services.downloaded).toEqual([]);
  });

  it('are copied', async () => {
    const services = await show();
    await open();
    press('Copy image 640 × 480 px');
    await announced('Copied the picture as PNG.');
    expect(services.copiedPictures).toEqual([UNADDRESSED[1]?.file?.blob]);
  });

  it('have no buttons where they cannot be read, and what helps instead', async () => {
    await show();
    await open();
    const card = screen.getByText('1200 × 700 px').closest('li');
    expect(card?.textContent).toContain('Right-click it on the page.');
    expect(card?.querySelectorAll('button')).toHaveLength(0);
  });

  it('may be gone by then', async () => {
    await show({ unaddressed: [] });
    press('Show here');
    expect(await screen.findByText('The page no longer shows any.')).toBeTruthy();
  });

  it('that do not come are said to have failed, and can be asked for again', async () => {
    await show({ fault: new ResolveError('page_changed', 'The tab shows another page by now.') });
    press('Show here');
    await announced('The pictures could not be read. The tab shows another page by now.');
    expect(screen.getByRole('button', { name: 'Show here' })).toBeTruthy();
  });

  it('come with the permission that is missing', async () => {
    const origin = 'https://www.example.org';
    await show({ fault: new ResolveError('permission_required', 'Asks.', { origin }) });
    press('Show here');
    expect(await screen.findByRole('button', { name: 'Allow www.example.org' })).toBeTruthy();
  });

  it('can be given up while they come', async () => {
    const services = await show();
    const readings: ((pictures: typeof UNADDRESSED) => void)[] = [];
    services.pictures.withoutAddress = () => new Promise((resolve) => readings.push(resolve));
    press('Show here');
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    readings[0]?.(UNADDRESSED);
    expect(await screen.findByRole('button', { name: 'Show here' })).toBeTruthy();
    expect(list()).toBeNull();
  });

  it('are shown in a private window, too', async () => {
    const services = await show({ tab: { ...TAB, privateWindow: true } });
    await open();
    expect(services.readPages).toHaveLength(1);
  });

  it('are left to the page where the browser hides which one it is', async () => {
    await show({
      tab: undefined,
      target: { url: TAB.url, kind: 'page', privateWindow: false },
    });
    expect(screen.queryByRole('button', { name: 'Show here' })).toBeNull();
    expect(screen.getByText(/To save one, right-click it on the page\./)).toBeTruthy();
  });
});
