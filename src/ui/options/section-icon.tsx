/** Line drawings on a 16-pixel grid, one for each section and each way to open the popup. */
const DRAWINGS = {
  cover: 'M2 3h12v10H2zM2 11l3.5-3.5L8 10l3-3 3 3M5.2 5.8v.2',
  names: 'M9.5 2H4v12h8V4.5zM9.5 2v2.5H12M6 8h4M6 10.5h4',
  menus: 'M2.5 2.5h11v11h-11zM5 5.5h6M5 8h6M5 10.5h3.5',
  appearance: 'M8 2a6 6 0 1 1 0 12zM8 2a6 6 0 1 0 0 12M8 5h3.6M8 8h5.8M8 11h3.6',
  shortcuts: 'M1.5 4h13v8.5h-13zM4 6.5v.1M6.7 6.5v.1M9.4 6.5v.1M12 6.5v.1M4.5 10h7',
  sites: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM2 8h12M8 2c4.4 3.5 4.4 8.5 0 12M8 2c-4.4 3.5-4.4 8.5 0 12',
  extensions: 'M6 4.5V4a1.5 1.5 0 0 1 3 0v.5h3.5V8H13a1.5 1.5 0 0 1 0 3h-.5v2.5h-9v-9z',
  history: 'M3 5.5A6 6 0 1 1 2 8.5M2.5 2.5v3h3M8 5v3.5l2.5 1.5',
  cache: 'M2.5 4c0-2.3 11-2.3 11 0s-11 2.3-11 0v8c0 2.3 11 2.3 11 0V4M2.5 8c0 2.3 11 2.3 11 0',
  transfer: 'M5 13.5v-9M2.5 7 5 4.5 7.5 7M11 2.5v9M8.5 9l2.5 2.5L13.5 9',
  mouse: 'M8 1.5c2.5 0 4 1.7 4 4v5c0 2.3-1.5 4-4 4s-4-1.7-4-4v-5c0-2.3 1.5-4 4-4zM8 1.5v5M4 6.5h8M9.8 3.5v1',
} as const;

export type SectionIconName = keyof typeof DRAWINGS;

/** A drawing in the color of the text around it, which says what it says. */
export function SectionIcon({ name }: { name: SectionIconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
