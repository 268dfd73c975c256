import { fileName } from './file-name';

/** Whole names that are a stand-in where the file is of a kind that stand-ins are; a bundler adds a hash: `blank.8c2f.gif`. */
const WHOLE_NAME =
  /^(?:1x1|1px|blank|none|null|nothing|pixel|clear|empty|gr[ae]y|white|trans|transp|loading|loader|dot|lazy|pusty|vacio|vide|leer|vuoto|vazio|prazdny|tyhja|bos)(?:[_.-]?[a-z]?\d+(?:x\d+)?(?:px)?|[.-](?=[a-f]*\d)[\da-f]{3,32})?\.(?:gif|png|svg)$|^[bstx]\.gif$/i;

/** Words that make a stand-in of any file. */
const TELLING_WORD =
  /(?:^|[_.-])(?:placeholders?|lazyload(?:er)?|(?:spacer|transparent)(?![\w.-]*\.jpe?g$))(?:[_.-][\w.-]*)?\.\w{3,4}$/i;

/** The name, or its last word, of a drawing that turns while something is waited for. */
const WAITING = /[_-](?:ajax-?)?(?:loading|loader|spinner)\.(?:gif|svg)$|^throbber[\w.-]*\.(?:gif|svg)$/i;

/** What a site shows where it has no picture; beside the address of one it is the stand-in of that. */
const FOR_NOTHING =
  /^no[-_]?(?:cover|image|img|photo|pic(?:ture)?|thumb(?:nail)?|poster|preview)s?[-_\d]*\.\w{3,4}$/i;

/** Whether an address is that of a file for what has no picture, by its name. */
export function isForNothing(url: string): boolean {
  return FOR_NOTHING.test(fileName(url));
}

/** By which Jetpack marks a copy of the address until the picture comes into view. */
const PENDING = 'is-pending-load=';

/** Whether an address is that of what a page shows until its picture comes, judging by the file's name. */
export function isPlaceholderAddress(url: string): boolean {
  const name = fileName(url);
  return WHOLE_NAME.test(name) || TELLING_WORD.test(name) || WAITING.test(name) || url.includes(PENDING);
}
