import { fireEvent, render, screen, within } from '@testing-library/preact';
import { AllTabsPage } from '../../../src/ui/all-tabs/all-tabs-page';
import { speakEnglish } from '../options/speak-english';
import { createFakeAllTabs, type FakeWindow } from './fake-all-tabs-services';

/** 2026-11-29, in the middle of the day everywhere. */
const NOON_MS = Date.UTC(2026, 10, 29, 12);

/** Shows the page of all tabs of a window, and gives the world that it acts on. */
export function showAllTabs(window: FakeWindow, isOnline = true) {
  speakEnglish();
  const services = createFakeAllTabs(window);
  render(<AllTabsPage services={services} isOnline={() => isOnline} nowMs={() => NOON_MS} />);
  return services;
}

/** One page of the list, by a part of its title. */
export async function pageOf(title: string) {
  const name = await screen.findByText(title, { selector: 'strong bdi' });
  const entry = name.closest('li');
  if (!entry) throw new Error(`${title} stands in no list.`);
  return within(entry);
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Waits until the page has said so. */
export function said(text: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '.report output span' });
}
