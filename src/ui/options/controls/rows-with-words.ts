import { decodedAddress } from '../../decoded-address';
import type { Row } from './rows';

/** The rows that have every word of a text, in their name, their facts or what they are known by; all without a word. */
export function rowsWithWords<R extends Row>(rows: readonly R[], text: string): readonly R[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ key, name, facts }) => {
    const all = plainLetters([name, key, decodedAddress(key), ...facts].join(' '));
    return words.every((word) => all.includes(word));
  });
}

/** Accents of Latin, Greek and Cyrillic letters, but for that of `й`, and the vowel signs of Arabic: other marks make other letters. */
const ACCENTS = /[\u0300-\u0305\u0307-\u036f\u064b-\u065f\u0670]|(?<!и)\u0306/g;

/** Small letters without their accents and vowel signs, as people type them in a hurry. */
function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFKC');
}
