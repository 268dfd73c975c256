/** Depth of components in components that is looked into. */
const MAX_DEPTH = 20;
/** Components in one surrounding, and elements that are asked whether they are one. */
const MAX_HOSTS = 500;
const MAX_ELEMENTS = 50_000;

type Root = Document | ShadowRoot;

/** What only scripts of extensions are given: roots that a page keeps to itself. */
interface ExtensionScope {
  chrome?: { dom?: { openOrClosedShadowRoot?(element: Element): ShadowRoot | null } };
}
type FirefoxElement = Element & { openOrClosedShadowRoot?: ShadowRoot | null };

/** The root of a component's own content; null for any other element. */
function shadowRootOf(element: Element): ShadowRoot | null {
  const { dom } = (globalThis as ExtensionScope).chrome ?? {};
  return (
    element.shadowRoot ??
    (element as FirefoxElement).openOrClosedShadowRoot ??
    dom?.openOrClosedShadowRoot?.(element) ??
    null
  );
}

/** The element itself, then what it stands in, out of components too, up to the page's root. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let each: Element | null = element; each; each = parentOf(each)) ancestors.push(each);
  return ancestors;
}

function parentOf(element: Element): Element | null {
  const root = element.parentElement ? null : element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Everything at a point, topmost first; what a component is made of goes before the component. */
export function elementsAt(root: Root, x: number, y: number, depth = 0): Element[] {
  return root.elementsFromPoint(x, y).flatMap((element) => {
    const inner = depth < MAX_DEPTH ? shadowRootOf(element) : null;
    // Within a component browsers name what is around it as well.
    return element.getRootNode() === root
      ? [...(inner ? elementsAt(inner, x, y, depth + 1) : []), element]
      : [];
  });
}

/** All that matches below an element, also inside of components. */
export function queryDeep(element: Element, selector: string, depth = 0): Element[] {
  return searched(element, depth).flatMap((scope) => [...scope.querySelectorAll(selector)]);
}

function searched(element: Element | ShadowRoot, depth: number): (Element | ShadowRoot)[] {
  if (depth > MAX_DEPTH) return [];
  const own = element instanceof Element ? [element] : [];
  const inner = rootsIn([...own, ...element.querySelectorAll('*')].slice(0, MAX_ELEMENTS));
  return [element, ...inner.flatMap((root) => searched(root, depth + 1))];
}

function rootsIn(elements: readonly Element[]): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  for (const element of elements) {
    const root = shadowRootOf(element);
    if (root) roots.push(root);
    if (roots.length === MAX_HOSTS) break;
  }
  return roots;
}

/** Where the caret stands, also inside of components, as far as the browser tells. */
export function caretElement(root: Root, depth = 0): Element | null {
  // Only Chromium has it for components.
  const { getSelection } = root as Partial<Pick<Document, 'getSelection'>>;
  const selection = getSelection?.call(root);
  const anchor = selection?.anchorNode ?? null;
  const child = anchor?.childNodes[selection?.anchorOffset ?? 0];
  const inner = child instanceof Element ? shadowRootOf(child) : null;
  const found = inner && depth < MAX_DEPTH ? (caretElement(inner, depth + 1) ?? (child as Element)) : null;
  return found ?? (anchor instanceof Element ? anchor : (anchor?.parentElement ?? null));
}
