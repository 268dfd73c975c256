import type { Notice } from './types';

/** That so many pictures were left out; nothing where none was. */
export function truncation(cut: number): Notice[] {
  if (cut <= 0) return [];
  return [
    {
      code: 'CANDIDATES_TRUNCATED',
      message: `${cut} further pictures of the page were left out.`,
      step: 'collect',
      count: cut,
    },
  ];
}
