/** A file as a `data:` address. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () =>
      reject(new Error('A picture in memory could not be read.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
