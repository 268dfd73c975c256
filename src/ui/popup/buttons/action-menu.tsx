import type { RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { IconName } from '../../icon';
import { Icon } from '../../icon';

export interface MenuItem {
  id: string;
  icon: IconName;
  label: string;
  run: () => void;
}

interface ActionMenuProps {
  label: string;
  unseenLabel: string;
  isDisabled: boolean;
  items: readonly MenuItem[];
}

/** Where a key leads from the item at `from`. */
const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a menu: arrow keys move, Escape and Tab close it, and the focus comes back to the button. */
export function ActionMenu({ label, unseenLabel, isDisabled, items }: ActionMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    entries()[0]?.focus();
    return onPressOutside(place, () => setOpen(false));
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') return setOpen(false);
    const all = entries();
    const next = STEPS[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined && event.key !== 'Escape') return;
    // Escape would close the whole popup, the arrows would scroll it.
    event.preventDefault();
    if (next === undefined) close();
    else all[next]?.focus();
  }

  return (
    <div class="menu-place" ref={place}>
      <button
        ref={button}
        type="button"
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
        <span>
          {label}
          <span class="unseen"> {unseenLabel}</span>
        </span>
      </button>
      {isOpen && (
        // The keys of the items bubble up to here.
        <div class="menu" role="menu" id={id} tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <MenuButton key={item.id} item={item} onPress={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuButton({ item: { icon, label, run }, onPress }: { item: MenuItem; onPress: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        onPress();
        run();
      }}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Call the answer to stop. */
function onPressOutside(place: RefObject<HTMLElement | null>, act: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && place.current?.contains(target))) act();
  };
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
}
