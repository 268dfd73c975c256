import type { Row } from './rows';

/** The rows that have every word of a text, in their name, their facts or what they are known by; all without a word. */
export function rowsWithWords<R extends Row>(rows: readonly R[], text: string): readonly R[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ key, name, facts }) => {
    const all = plainLetters([name, key, ...facts].join(' '));
    return words.every((word) => all.includes(word));
  });
}

/** Small letters without their accents and vowel signs, as people type them in a hurry. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
