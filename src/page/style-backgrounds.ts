import { firstCssUrl } from './inline-background';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

/** The pictures that a page's own style sheets put behind elements. */
export interface StyleBackgrounds {
  /** Reads the rules of a `<style>`. */
  add(css: string): void;
  /**
   * The address behind an element as far as its class or id tells, and those that it stands in by their ids; undefined where
   * none is known.
   */
  of(element: PageElement, around: () => readonly PageElement[]): string | undefined;
}

/** What stands before an address in its declaration. */
const BACKGROUND = /background(?:-image)?\s*:[^;{}]*$/i;

/** What rules name in other formats are textures and signs. */
const PHOTO = /\.(?:jpe?g|webp|avif)(?:[?#]|\/:\/|$)/i;

/** The classes and the id of what a selector picks; a state of it, such as `:hover`, is left out. */
const PICKED = /((?:[.#][\w-]+)+)(?:::?(?:before|after))?$/;
const EXCEPTION = /:not\([^()]*\)/g;

/** The id of what an element has to stand in: `#opening .picture`. */
const SCOPE = /#([\w-]+)[^#]*\s[^#\s]*$/;

/** Of several classes the one with a number, which tools give to one element; else the first. */
function pickedBy(selector: string): { name: string | undefined; scope: string | undefined } {
  const plain = selector.replace(EXCEPTION, '');
  const names = PICKED.exec(plain)?.[1]?.match(/[.#][\w-]+/g) ?? [];
  const name = names.find((one) => one.startsWith('#') || /\d/.test(one)) ?? names[0];
  return { name, scope: SCOPE.exec(plain)?.[1] };
}

/** Remembers rules by one class or id each: whoever wants more than that has to lay the page out. */
export function createStyleBackgrounds(): StyleBackgrounds {
  const byName = new Map<string, string>();
  /** By class, and then by the id of what it has to stand in. */
  const scoped = new Map<string, Map<string, string>>();
  let classes: RegExp | undefined;
  return {
    add(css) {
      for (const { selector, address, isForSmall } of rulesOf(withProperties(withoutComments(css)))) {
        const { name, scope } = pickedBy(selector);
        if (name === undefined || byName.size >= READER_LIMITS.styleRules) continue;
        if (!isForSmall || !byName.has(name)) byName.set(name, address);
        if (scope !== undefined) addScoped(scoped, { name, scope, address, isForSmall });
      }
      const known = [...byName.keys()].filter((name) => name.startsWith('.')).map((name) => name.slice(1));
      // Every element is asked, and nearly none has one of them.
      classes = known.length === 0 ? undefined : new RegExp(`(?:^|\\s)(${known.join('|')})(?!\\S)`);
    },
    of(element, around) {
      if (byName.size === 0) return undefined;
      const id = byName.get(`#${element.attribute('id') ?? ''}`);
      if (id !== undefined) return id;
      const name = classes?.exec(element.attribute('class') ?? '')?.[1];
      if (name === undefined) return undefined;
      const byScope = scoped.get(`.${name}`);
      return (byScope && inScope(byScope, around())) ?? byName.get(`.${name}`);
    },
  };
}

type Rule = Record<'name' | 'scope' | 'address', string> & { isForSmall: boolean };

function addScoped(
  scoped: Map<string, Map<string, string>>,
  { name, scope, address, isForSmall }: Rule,
): void {
  const byScope = scoped.get(name) ?? new Map<string, string>();
  if (!isForSmall || !byScope.has(scope)) byScope.set(scope, address);
  scoped.set(name, byScope);
}

function inScope(byScope: ReadonlyMap<string, string>, around: readonly PageElement[]): string | undefined {
  for (const element of around) {
    const address = byScope.get(element.attribute('id') ?? '');
    if (address !== undefined) return address;
  }
  return undefined;
}

/** By index: a pattern would look from every comment that nobody ends to the end of the sheet. */
function withoutComments(css: string): string {
  let kept = '';
  let from = 0;
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', from)) {
    kept += css.slice(from, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return kept;
    from = close + 2;
  }
  return kept + css.slice(from);
}

/** What stands before the address in a property of the page's own: `--opening: url("…")`. */
const PROPERTY = /(--[\w-]{1,60})\s*:\s*$/;
const USED = /var\(\s*(--[\w-]{1,60})\s*\)/g;

/** Characters that a property's name takes, with what stands around it. */
const LONGEST_NAME = 70;

/** A sheet with the addresses in place of the names that it has for them; as written where there are too many. */
function withProperties(css: string): string {
  const known = css.includes('var(') ? propertiesOf(css) : new Map<string, string>();
  if (known.size === 0) return css;
  let used = 0;
  return css.replace(USED, (written, name: string) => {
    used += 1;
    return used > MOST_ADDRESSES ? written : (known.get(name) ?? written);
  });
}

/** Looked for from each address: by one pattern, every property of a long sheet would be tried. */
function propertiesOf(css: string): Map<string, string> {
  const known = new Map<string, string>();
  let seen = 0;
  for (let at = css.indexOf('url('); at >= 0 && seen < MOST_ADDRESSES; at = css.indexOf('url(', at + 4)) {
    seen += 1;
    const [, name] = PROPERTY.exec(css.slice(Math.max(0, at - LONGEST_NAME), at)) ?? [];
    const end = name === undefined ? -1 : css.indexOf(')', at);
    if (name !== undefined && end > 0 && end - at < LONGEST_BEFORE) known.set(name, css.slice(at, end + 1));
  }
  return known;
}

function* rulesOf(css: string): Generator<{ selector: string; address: string; isForSmall: boolean }> {
  let seen = 0;
  for (let at = css.indexOf('url('); at >= 0 && seen < MOST_ADDRESSES; at = css.indexOf('url(', at + 4)) {
    seen += 1;
    const open = css.lastIndexOf('{', at);
    if (open < 0 || css.lastIndexOf('}', at) > open) continue;
    const address = BACKGROUND.test(css.slice(Math.max(open, at - LONGEST_BEFORE), at))
      ? firstCssUrl(css.slice(at, at + READER_LIMITS.styleAddress))
      : undefined;
    if (address === undefined || !PHOTO.test(address)) continue;
    const start = Math.max(css.lastIndexOf('}', open), css.lastIndexOf('{', open - 1), open - LONGEST_BEFORE);
    const isForSmall = isForSmallScreens(css, open);
    for (const selector of css.slice(start + 1, open).split(','))
      yield { selector: selector.trim(), address, isForSmall };
  }
}

/** Whether the rule that opens here stands in a media query that asks for no wider screen. */
function isForSmallScreens(css: string, open: number): boolean {
  const query = css.lastIndexOf('@media', open);
  const before = css.slice(Math.max(query, 0), open);
  if (query < 0 || before.length > LONGEST_QUERY || !/^[^{]*max-(?:device-)?width/.test(before)) return false;
  return before.split('{').length > before.split('}').length;
}

/** Characters of a media query's rules that are looked through. */
const LONGEST_QUERY = 4_000;

/** Characters. */
const LONGEST_BEFORE = 500;

/** Fonts and signs among them. */
const MOST_ADDRESSES = 500;
