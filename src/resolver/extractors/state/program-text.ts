/** What only wraps a value: observables of Knockout, Vue, Angular and React. */
const WRAPPERS = /\b(?:ko\.observable(?:Array)?|ref|shallowRef|reactive|signal|useState)\(/g;

const OLD_LIST = /\bnew Array\(([^()]*)\)/g;

/** A name for where files are: `var cdn = '//cdn.example.org'`. */
const NAMED_BASE =
  /\b(?:var|let|const)\s+([A-Za-z_$][\w$]{0,40})\s*=\s*["']((?:https?:)?\/\/[^"'\s]{1,300})["']/g;

/** Of them. */
const MOST_BASES = 8;

/** A program with its values in plain notation: lists, what wraps a value, what is joined to a name, marks of streams. */
export function plainProgram(script: string): string {
  let text = script.includes('new Array(') ? script.replace(OLD_LIST, '[$1]') : script;
  if (text.includes('$R[')) text = text.replace(/\$R\[\d+\]=(?!=)/g, '').replace(/\$R\[\d+\]/g, 'null');
  text = text.replace(WRAPPERS, '');
  return withBases(text);
}

function withBases(text: string): string {
  let joined = text;
  for (const [, name = '', base = ''] of [...text.matchAll(NAMED_BASE)].slice(0, MOST_BASES)) {
    const written = new RegExp(`(?<![\\w$.])${name.replaceAll('$', String.raw`\$`)}\\s*\\+\\s*(["'])`, 'g');
    joined = joined.replace(written, (_, quote: string) => `${quote}${base}`);
  }
  return joined;
}
