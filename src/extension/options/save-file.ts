/** A download has long begun by then. */
const RELEASE_MS = 60_000;

/** Saves a text as a JSON file in the browser's download folder, by a link, which needs no permission. */
export function saveFile(fileName: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
