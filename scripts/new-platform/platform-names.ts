/** What a platform is called in its file, in the registry, and on screens. */
export interface PlatformNames {
  /** `apple_music` */
  id: string;
  /** `apple-music`, the file's name without its ending. */
  file: string;
  /** `appleMusic`, the exported constant. */
  constant: string;
  /** `Apple Music`, as a first guess. */
  title: string;
}

/** Begins with a letter, because a constant has to; words of small letters and digits. */
const ID = /^[a-z][a-z\d]*(?:_[a-z\d]+)*$/;

/** `web` is every page that belongs to no platform; the rest means something to the language. */
const RESERVED: ReadonlySet<string> = new Set(
  `web examples arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package private protected
  public return static super switch this throw true try typeof undefined var void while with yield`.split(
    /\s+/,
  ),
);

/** The names that follow from an id. Throws what is wrong with it. */
export function namesOf(id: string): PlatformNames {
  if (!ID.test(id)) {
    throw new Error(
      `"${id}" cannot be an id: small letters, digits and single _ between words, such as apple_music.`,
    );
  }
  if (RESERVED.has(id)) throw new Error(`"${id}" cannot be an id: the word has a meaning of its own.`);
  const words = id.split('_');
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [first = ''] = words;
  return {
    id,
    file: words.join('-'),
    constant: [first, ...capitalized.slice(1)].join(''),
    title: capitalized.join(' '),
  };
}
