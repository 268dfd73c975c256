/** The length in bytes that a `content-length` header tells; null where there is none, or it is no number. */
export function contentLengthOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
