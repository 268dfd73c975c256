/** Line drawings on a 16-pixel grid. */
const DRAWINGS = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  picture: 'M2 3h12v10H2zM2 11l3.5-3.5L8 10l3-3 3 3M5.2 5.8v.2',
  more: 'M3.5 8v.2M8 8v.2M12.5 8v.2',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.3 10.3l3.2 3.2',
  open: 'M9.5 2.5h4v4M13.5 2.5 7.5 8.5M6.5 3.5h-4v10h10v-4',
  download: 'M8 2.5v7.5M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  down: 'm4 6 4 4 4-4',
  refresh: 'M13.2 6.5A5.5 5.5 0 1 0 13.5 9M13.5 2.5v4h-4',
  alert: 'M8 2 14.5 13.5h-13zM8 6.5v3M8 11.4v.2',
  info: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 7.3V11M8 5v.2',
  frame: 'M5.5 1.5h5M3.5 3.5h9M1.5 5.5h13v9h-13z',
  dot: 'M8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2',
  key: 'M5.5 7.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7.6 8.4l5.9-5.9M10.5 5.5l2 2',
  side: 'M2 3h12v10H2zM9.5 3v10',
  grid: 'M2 3h5v4H2zM9 3h5v4H9zM2 9h5v4H2zM9 9h5v4H9z',
  offline: 'M2 6.5a9 9 0 0 1 12 0M4.5 9.2a5.3 5.3 0 0 1 7 0M8 12.4v.2M2.5 13.5l11-11',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A drawing in the color of the text around it. It says nothing that the text does not say. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

/** The product's mark, drawn as in assets/icon.svg. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 1h8v1H4zM2 3h12v1H2z" fill="#8b97a3" />
      <rect y="5" width="16" height="11" rx="2" fill="#0c8599" />
      <path d="M2 14v-2l2-2 3 2 7-6v8z" fill="#fff" />
      <circle cx="5" cy="8" r="1" fill="#ffd43b" />
    </svg>
  );
}
