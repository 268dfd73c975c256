import { fireEvent, screen, within } from '@testing-library/preact';

/** Opens the details, as a click on their summary does in a browser, and looks within them. */
export function openDetails() {
  const details = screen.getByText('Details').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
}
