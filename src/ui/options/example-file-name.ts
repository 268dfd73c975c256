import { fileNameFor } from '../actions/file-name-template';
import { message } from '../i18n/message';

/** A day that every calendar has; at noon it is the same day everywhere. */
const EXAMPLE_DAY_MS = Date.UTC(2026, 4, 17, 12);

/** The file name that a made-up picture gets by the template. */
export function exampleFileName(template: string): string {
  const picture = {
    url: 'https://example.org/lake.jpg',
    width: 1920,
    height: 1080,
    format: 'jpg',
    quality_tier: 'max',
    score: 100,
    source_method: 'og',
    availability: { status: 'ok' },
  } as const;
  const subject = {
    picture,
    title: message('options_example_title'),
    author: message('options_example_author'),
    site: 'example.org',
    pageUrl: 'https://example.org/lake',
  };
  return fileNameFor(template, subject, EXAMPLE_DAY_MS);
}
