/** Letters that are no letter with an accent, as addresses have them. */
const OTHERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', ı: 'i' };

/** A text as many sites write it in addresses: `sroda` of `środa`. Keeps its case but for the letters that are none with an accent. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đłøßæı]/gi, (letter) => OTHERS[letter.toLowerCase()] ?? letter);
}

/** The same as German has it: `waldgruen` of `waldgrün`. */
function withoutUmlauts(text: string): string {
  return withoutAccents(text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter}e`));
}

/** A text as it is, and in both ways in which addresses are written without accents. */
export function asInAddresses(text: string): string {
  return [text, withoutAccents(text), withoutUmlauts(text)].join(' ');
}
