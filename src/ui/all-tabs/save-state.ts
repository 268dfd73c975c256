/** How a picture was saved; `fault` is a sentence. */
export type SaveState = { status: 'saving' | 'saved' } | { status: 'failed'; fault: string };

/** By the picture's address, whichever pages show it. */
export type SaveStates = ReadonlyMap<string, SaveState>;
