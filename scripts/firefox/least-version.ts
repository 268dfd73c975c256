/** The oldest major version of Firefox that the extension runs in: the manifest asks for it, and the tests look for it. */
export const LEAST_FIREFOX = 142;
