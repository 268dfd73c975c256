/** The address of the picture that an object of the page's own says it has not: `"image": null`. */
export const NO_PICTURE = '';

/** Whether a value is what data writes for a picture that is not there. */
export function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
