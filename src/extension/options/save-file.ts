import { saveBlob } from '../save-blob';

/** Saves a text as a JSON file in the browser's download folder. */
export function saveFile(fileName: string, content: string): void {
  saveBlob(new Blob([content], { type: 'application/json' }), fileName);
}
