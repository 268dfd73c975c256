/** The name of the file at an address as a page writes it, whatever its query; empty where the address ends in a folder. */
export function fileName(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  return path.slice(path.lastIndexOf('/') + 1);
}
