/** A download has long begun by then. */
const RELEASE_MS = 60_000;

/** Saves a file in the browser's download folder, by a link, which needs no permission. */
export function saveBlob(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
