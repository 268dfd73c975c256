const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** Where the letters begin that stand for what a pattern takes. */
const FIRST = 0xe000;

/** A pattern with one letter for each part that takes one sign; a group that was read is such a letter, too. */
class Skeleton {
  private readonly taken: ReadonlySet<string>[] = [];
  text: string;

  constructor(source: string) {
    const parts = /\[(?:\\.|[^\]\\])*\]|\\.|\(\?(?:<?[=!]|:|<[a-z]+>)|\{\d*,?\d*\}|[^]/gi;
    this.text = source.replace(parts, (part) => {
      if (part.startsWith('{')) return part.endsWith(',}') ? '+' : '';
      if (part.startsWith('(')) return '(';
      if (/^[)|*+?^$]$/.test(part)) return part;
      return this.letter(PRINTABLE.filter((sign) => new RegExp(`^(?:${part})$`, 'i').test(sign)));
    });
  }

  letter(signs: Iterable<string>): string {
    return String.fromCharCode(FIRST + this.taken.push(new Set(signs)) - 1);
  }

  takes(letter: string): ReadonlySet<string> {
    return this.taken[letter.charCodeAt(0) - FIRST] ?? new Set();
  }

  /** Whether each turn of a group ends or begins with a sign that nothing in it may take, and is read in one way. */
  isParted(body: string): boolean {
    const ways = body.split('|');
    return ways.every((way, index) => {
      const isOther = ways
        .slice(index + 1)
        .every((other) => this.areTold(way, other) || this.areTold(other, way));
      return isOther && this.isReadInOneWay(way);
    });
  }

  private isReadInOneWay(way: string): boolean {
    const partings = [way.at(-1), way[0]].filter((letter) => letter && this.takes(letter).size === 1);
    const repeated = [...way.matchAll(/([^])[*+]\??([^]?\??)/g)];
    return (
      partings.some((parting) => repeated.every(([, letter]) => this.isDisjoint(letter, parting))) &&
      repeated.every(
        ([, letter, next]) => next === '' || (next?.length === 1 && this.isDisjoint(letter, next)),
      )
    );
  }

  /** Whether a part that the one needs is nowhere in the other. */
  private areTold(one: string, other: string): boolean {
    const needed = one.match(/[^*+?](?![*+?])/g) ?? [];
    return needed.some((letter) => [...other].every((each) => this.isDisjoint(letter, each)));
  }

  private isDisjoint(one = '', other = ''): boolean {
    return ![...this.takes(one)].some((sign) => this.takes(other).has(sign));
  }

  /** What stands for a group: it takes what its parts take, and repeats where one of them or the group does. */
  stand(body: string, isRepeated: boolean): string {
    const signs = [...body].flatMap((letter) => [...this.takes(letter)]);
    return this.letter(signs) + (isRepeated || /[*+]/.test(body) ? '+' : '');
  }
}

/**
 * Groups that repeat without a bound and repeat inside, which makes a match exponential. Left out are those of which each
 * turn is read in one way, and those behind which nothing can fail.
 */
export function nestedRepetitions(source: string): string[] {
  const found: string[] = [];
  const skeleton = new Skeleton(source);
  const innermost = /\(([^()]*)\)([*+]?)/;
  for (let group = innermost.exec(skeleton.text); group; group = innermost.exec(skeleton.text)) {
    const [text, body = '', repeated] = group;
    const isLast = group.index + text.length === skeleton.text.length;
    if (repeated && /[*+]/.test(body) && !isLast && !skeleton.isParted(body)) found.push(text);
    skeleton.text = skeleton.text.replace(text, () => skeleton.stand(body, repeated !== ''));
  }
  return found;
}
