// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WelcomePage } from '../../../src/ui/welcome/welcome-page';
import type { PanelPlace } from '../../../src/ui/welcome/ways';
import { speakEnglish } from '../options/speak-english';
import type { FakeOptions } from '../options/fake-options-services';
import { createFakeOptionsServices } from '../options/fake-options-services';
import { FRESH } from '../options/sample-records';

beforeAll(speakEnglish);
afterEach(cleanup);

function show(behavior: FakeOptions, place?: PanelPlace) {
  const services = createFakeOptionsServices(behavior);
  render(<WelcomePage services={services} place={place} />);
  return services;
}

describe('the first-run page', () => {
  it('says in three sentences what it does, what it sees and what it does not', () => {
    show(FRESH);
    const sentences = [...document.querySelectorAll('.sentences p')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(sentences.map((text) => text.match(/\.(?:\s|$)/g)?.length)).toEqual([1, 1, 1]);
  });

  it('asks for nothing by itself, and for all sites in the click', async () => {
    const services = show(FRESH);
    const allow = await screen.findByRole('button', { name: 'Allow all sites' });
    expect(services.requestedAllSites).toBe(0);
    fireEvent.click(allow);
    expect(services.requestedAllSites).toBe(1);
    await screen.findByText('All sites are allowed. You can take this back in the options.');
    expect(screen.queryByRole('button', { name: 'Allow all sites' })).toBeNull();
  });

  it('takes a no for an answer', async () => {
    show({ ...FRESH, isGranted: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Allow all sites' }));
    expect(await screen.findByText(/^Not allowed, and that is fine/)).toBeTruthy();
  });

  it('shows the keys that the browser has, or that there are none', async () => {
    show(FRESH);
    expect(await screen.findByText('Alt+Shift+O')).toBeTruthy();
    cleanup();
    show({});
    expect(await screen.findByText(/^No keys are set/)).toBeTruthy();
  });

  it('says how to keep it open, in the words of the browser, with the keys where some are set', async () => {
    const stays = () => document.querySelector('.stay-open')?.textContent;
    show(FRESH, 'panel');
    expect(stays()).toMatch(/in the side panel, .* “Keep open in the side panel”\.$/);
    cleanup();
    const shortcuts = [{ name: 'keep-open', description: 'Keep open', keys: 'Alt+P' }];
    show({ shortcuts }, 'sidebar');
    await screen.findByText('Alt+P');
    expect(stays()).toMatch(/in the sidebar, .* Keys for this: Alt\+P$/);
    cleanup();
    show(FRESH);
    expect(document.querySelector('.stay-open')).toBeNull();
  });

  it('leads to the options', () => {
    show(FRESH);
    expect(screen.getByRole('link', { name: 'Open the options' }).getAttribute('href')).toBe('options.html');
  });
});
