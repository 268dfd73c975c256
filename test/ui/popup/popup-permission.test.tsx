// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const HOST = 'pictures.example:8443';
const ORIGIN = `https://${HOST}`;
const PERMISSION_REQUIRED = errorEvent({ reason: 'permission_required', message: 'Asks.', origin: ORIGIN });
const WARNING: Notice = { code: 'PERMISSION_REQUIRED', message: 'More could be read.', url: ORIGIN };

function show(behavior: Parameters<typeof createFakeServices>[0]) {
  const services = createFakeServices(behavior);
  render(<Popup services={services} isOnline={() => true} />);
  return services;
}

const button = (name: string) => screen.findByRole('button', { name });
const announced = (text: RegExp) => within(screen.getByRole('status')).findByText(text);

describe('a screen that lacks a permission', () => {
  it('asks for exactly the origin named, in the click itself, then resolves again', async () => {
    const services = show({ answers: [[PERMISSION_REQUIRED], [resultEvent()]] });
    fireEvent.click(await button(`Allow ${HOST}`));
    // Nothing was awaited since the click, or the browser would refuse.
    expect(services.requestedOrigins).toEqual([ORIGIN]);
    await screen.findByText('5 covers');
    expect(services.resolves[1]?.options).toEqual({ refresh: true, debug: true });
  });

  it('asks for all sites, in the click itself, then resolves again', async () => {
    const services = show({ answers: [[PERMISSION_REQUIRED], [resultEvent()]] });
    fireEvent.click(await button('Allow all sites'));
    expect(services.requestedAllSites()).toBe(1);
    await screen.findByText('5 covers');
    expect(services.requestedOrigins).toEqual([]);
  });

  it('says with each button what it means', async () => {
    show({ answers: [[PERMISSION_REQUIRED]] });
    const meaningOf = async (name: string) =>
      document.getElementById((await button(name)).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(await meaningOf(`Allow ${HOST}`)).toBe(`Pages and pictures on ${HOST} and nowhere else.`);
    expect(await meaningOf('Allow all sites')).toMatch(/^Every website/);
  });

  it.each([
    [`Allow ${HOST}`, /^pictures\.example:8443 was not allowed/],
    ['Allow all sites', /^Access to all sites was not allowed/],
  ])('announces that %s was refused, and changes nothing', async (name, refusal) => {
    const services = show({ answers: [[PERMISSION_REQUIRED]], isGranted: false });
    fireEvent.click(await button(name));
    await announced(refusal);
    expect(services.resolves).toHaveLength(1);
    expect(await button(name)).toBeTruthy();
  });

  it('offers it where nothing was found and a host was out of reach', async () => {
    const further = { reason: 'permission_required', message: 'Asks.', origin: ORIGIN } as const;
    const nothing = errorEvent({ reason: 'no_candidates', message: 'None.' }, further);
    const services = show({ answers: [[nothing]] });
    fireEvent.click(await button(`Allow ${HOST}`));
    expect(services.requestedOrigins).toEqual([ORIGIN]);
  });
});

describe('an answer that lacks a permission', () => {
  const withWarnings = (...warnings: Notice[]) => resultEvent(answer(videoPictures(), { warnings }));

  it('offers it beside the warning, and stays when it is refused', async () => {
    const services = show({ answers: [[withWarnings(WARNING)]], isGranted: false });
    const warning = await screen.findByRole('listitem');
    fireEvent.click(within(warning).getByRole('button', { name: `Allow ${HOST}` }));
    expect(services.requestedOrigins).toEqual([ORIGIN]);
    await announced(/was not allowed\. Nothing has changed\.$/);
    expect(screen.getByText('5 covers')).toBeTruthy();
  });

  it('looks again after a grant, with the answer still on screen', async () => {
    const services = show({ answers: [[withWarnings(WARNING)], []] });
    fireEvent.click(await button(`Allow ${HOST}`));
    await screen.findByText('Looking again…');
    expect(services.resolves[1]?.options).toEqual({ refresh: true, debug: true });
    expect(screen.getByText('5 covers')).toBeTruthy();
  });

  it('offers all sites only where several are asked for', async () => {
    show({ answers: [[withWarnings(WARNING)]] });
    await button(`Allow ${HOST}`);
    expect(screen.queryByRole('button', { name: 'Allow all sites' })).toBeNull();
    cleanup();
    const services = show({
      answers: [[withWarnings(WARNING, { ...WARNING, url: 'https://other.example' })]],
    });
    fireEvent.click(await button('Allow all sites'));
    expect(services.requestedAllSites()).toBe(1);
  });
});
