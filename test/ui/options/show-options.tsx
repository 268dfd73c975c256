import { render, screen, within } from '@testing-library/preact';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { speakEnglish } from './speak-english';
import type { FakeOptions } from './fake-options-services';
import { createFakeOptionsServices } from './fake-options-services';

/** Shows the options page with its settings read, and gives the world that it acts on. */
export async function showOptions(behavior: FakeOptions = {}) {
  speakEnglish();
  const services = createFakeOptionsServices(behavior);
  render(<OptionsPage services={services} />);
  await screen.findByRole('heading', { name: 'Best cover' });
  return services;
}

/** What is inside one section of the page. */
export function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** Waits until the page has said so. */
export function said(text: string | RegExp): Promise<HTMLElement> {
  return within(noticeBar()).findByText(text);
}

export const undoButton = () => screen.findByRole('button', { name: 'Undo' });

function noticeBar(): HTMLElement {
  const bar = document.querySelector<HTMLElement>('.notice-bar');
  if (!bar) throw new Error('The page has no place for its notices.');
  return bar;
}
