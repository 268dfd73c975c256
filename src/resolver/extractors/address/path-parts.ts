/** The folders of a path, with the last slash; empty where it has none. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The file of a path with the folder that it lies in. */
export function withItsFolder(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 1 ? path : path.slice(path.lastIndexOf('/', end - 1) + 1);
}

/** What stands behind the last slash of a path; all of it where it has none. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
