/**
 * What is wrong with the layout of the page as it stands: sideways scroll, cut or overlapping texts, controls that
 * something covers or that are too small to hit. Runs inside the page, so it uses nothing of this file.
 */
export function layoutFaults(): string[] {
  interface Piece {
    owner: Element;
    label: string;
    rect: DOMRect;
  }
  const SMALLEST_TARGET = 24;
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const faults: string[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.unseen, [hidden]');
  const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
  const isClamped = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none';
  /** What lies above the rest on purpose: bars that stay in view, and menus with a ground of their own. */
  const isLayer = (element: Element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    const isMenu = position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return isMenu || /fixed|sticky/.test(position);
  };

  function ancestors(element: Element): Element[] {
    return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  }
  const layerOf = (element: Element) => ancestors(element).find(isLayer);
  const blockOf = (element: Element) =>
    ancestors(element).find((one) => !/^(?:inline|contents)$/.test(getComputedStyle(one).display)) ?? element;

  /** The lines of all texts; of each the middle, since fonts overlap at their edges by design. */
  function lines(): Piece[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Piece[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement;
      if (!owner || text.data.trim() === '' || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects()) {
        const rect = new DOMRect(x, y + height * 0.25, width, height * 0.5);
        if (rect.width > 1) found.push({ owner, label: text.data.trim().slice(0, 50), rect });
      }
    }
    return found;
  }

  function isCut({ owner, rect }: Piece): boolean {
    return ancestors(owner).some((element) => {
      if (element === document.documentElement || element === document.body || !clips(element)) return false;
      const box = element.getBoundingClientRect();
      const isCutAside = rect.left < box.left - 1 || rect.right > box.right + 1;
      const isCutBelow = rect.top < box.top - 1 || rect.bottom > box.bottom + 1;
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflow);
      const isMeant = isClamped(element) || getComputedStyle(element).textOverflow === 'ellipsis';
      return !scrolls && !isMeant && (isCutAside || isCutBelow);
    });
  }

  /** Lines below a clamp are laid out and not painted. */
  function isPainted({ owner, rect }: Piece): boolean {
    return ancestors(owner).every((element) => {
      if (!clips(element) || element === document.documentElement || element === document.body) return true;
      const box = element.getBoundingClientRect();
      return rect.bottom > box.top && rect.top < box.bottom && rect.right > box.left && rect.left < box.right;
    });
  }

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  function checkTexts() {
    const all = lines();
    for (const line of all) if (isCut(line)) faults.push(`cut: ${line.label}`);
    const painted = all.filter(isPainted);
    painted.forEach((one, place) => {
      for (const other of painted.slice(place + 1)) {
        if (!overlap(one.rect, other.rect) || blockOf(one.owner) === blockOf(other.owner)) continue;
        if (layerOf(one.owner) === layerOf(other.owner))
          faults.push(`overlap: ${one.label} | ${other.label}`);
      }
      const isOutside = one.rect.left < -1 || one.rect.right > innerWidth + 1;
      if (isOutside && !ancestors(one.owner).some((element) => element !== document.body && clips(element)))
        faults.push(`outside: ${one.label}`);
    });
  }

  /** What is hit for a control: itself, or its label where it is drawn by that. */
  function targetOf(control: Element): Element {
    const label =
      control instanceof HTMLInputElement ? (control.closest('label') ?? control.labels?.[0]) : null;
    return label ?? control;
  }

  function checkControl(control: Element) {
    const target = targetOf(control);
    const name = `${control.localName} ${(target.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 50)}`;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
    const isInline = getComputedStyle(target).display === 'inline';
    if (!isInline && (width < SMALLEST_TARGET || height < SMALLEST_TARGET))
      faults.push(`small: ${name} is ${Math.round(width)} × ${Math.round(height)}`);
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    // An open menu lies above what stands below its button.
    const isBelowMenu = hit?.closest('[role="menu"]') != null;
    if (!hit || !(target.contains(hit) || isBelowMenu)) faults.push(`covered: ${name}`);
  }

  /** The browser cuts what a menu shows where that is longer; as wide as it likes, a menu holds its only entry. */
  function checkMenu(menu: HTMLSelectElement) {
    if (getComputedStyle(menu).textOverflow === 'ellipsis') return;
    const free = menu.cloneNode(true) as HTMLSelectElement;
    free.replaceChildren(...[...free.options].filter((_, index) => index === menu.selectedIndex));
    free.style.cssText = 'position: absolute; width: max-content; max-width: none';
    menu.after(free);
    if (free.offsetWidth > menu.offsetWidth) faults.push(`cut: menu ${menu.getAttribute('aria-label')}`);
    free.remove();
  }

  const overhang = document.documentElement.scrollWidth - innerWidth;
  if (overhang > 0) faults.push(`scrolls sideways by ${overhang} px`);
  scrollTo(0, 0);
  checkTexts();
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (isSeen(control) && !control.matches(':disabled')) checkControl(control);
  }
  for (const menu of document.querySelectorAll('select')) if (isSeen(menu)) checkMenu(menu);
  scrollTo(0, 0);
  return [...new Set(faults)];
}
