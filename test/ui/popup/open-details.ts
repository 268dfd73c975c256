import { fireEvent, screen, within } from '@testing-library/preact';

/** Opens the details, as a click on their summary does in a browser, and looks within them. */
export function openDetails() {
  return openUnder('Details');
}

/** The same for any part that stays closed under a line of its own. */
export function openUnder(summary: string | RegExp) {
  const details = screen.getByText(summary).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
}
