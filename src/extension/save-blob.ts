/** Somebody may be choosing a folder meanwhile. */
const RELEASE_MS = 300_000;

/** An address under which a file can be saved for five minutes; says when that is over. */
export function addressOfFile(file: Blob, onReleased?: () => void): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => {
    URL.revokeObjectURL(url);
    onReleased?.();
  }, RELEASE_MS);
  return url;
}

/** Saves a file in the browser's download folder, by a link, which needs no permission. */
export function saveBlob(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = addressOfFile(file);
  link.download = fileName;
  link.click();
}
