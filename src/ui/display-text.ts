const MAX_LENGTH = 300;
/** Characters that turn the text around them: bidi marks, embeddings, overrides and isolates. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS_AND_SPACE = /[\p{Cc}\s]+/gu;
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** Foreign text made fit to be shown: no bidi or other controls, single spaces, 300 characters. May be empty. */
export function displayText(text: string): string {
  const start = text.slice(0, MAX_LENGTH).replace(HALF_CHARACTER, '');
  return start.replace(BIDI_CONTROLS, '').replace(CONTROLS_AND_SPACE, ' ').trim();
}
