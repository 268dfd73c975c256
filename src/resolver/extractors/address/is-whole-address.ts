/** Whether a text tells its host: with a scheme of the web, or as `//cdn.example.org/a.jpg`. */
export function isWholeAddress(text: string): boolean {
  return /^(?:https?:)?\/\//.test(text);
}
