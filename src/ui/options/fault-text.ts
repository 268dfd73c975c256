/** What a caught fault says of itself, to follow a sentence of ours. */
export function faultText(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
