import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';

interface RowAction {
  text: string;
  run: () => void;
}

export interface Row {
  key: string;
  /** What it is, in one line. */
  name: string;
  /** What follows each action's text for those who hear the buttons alone, where the name does not tell it from others. */
  spoken?: string;
  facts: readonly string[];
  actions: readonly RowAction[];
  more?: ComponentChildren;
}

/** Rows in view until more are asked for. */
export const ROWS_AT_ONCE = 8;

export interface RowsProps {
  label: string;
  rows: readonly Row[];
  /** What stands there instead where there are no rows. */
  none: string;
}

/** A list of things that were kept, each with what can be done about it. */
export function Rows({ label, rows, none }: RowsProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useFocusNearby(rows.length, () => list.current ?? note.current);
  if (rows.length === 0) {
    return (
      <p class="empty" ref={note} tabIndex={-1}>
        {none}
      </p>
    );
  }
  return (
    <>
      <ul class="rows" ref={list} tabIndex={-1} aria-label={label}>
        {rows.slice(0, limit).map((row) => (
          <RowItem key={row.key} row={row} />
        ))}
      </ul>
      {rows.length > limit && (
        <button type="button" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          {message('options_show_more', { count: number(rows.length - limit) })}
        </button>
      )}
    </>
  );
}

/** The button that removed its own row, or all of them, took the focus with it. */
function useFocusNearby(count: number, nearby: () => HTMLElement | null): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    if (isLost) nearby()?.focus();
    before.current = count;
  });
}

function RowItem({ row }: { row: Row }) {
  return (
    <li>
      <div class="row">
        <RowText row={row} />
        <RowActions row={row} />
      </div>
      {row.more}
    </li>
  );
}

function RowText({ row: { name, facts } }: { row: Row }) {
  return (
    <div class="row-text">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {facts.length > 0 && (
        <span>
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </span>
      )}
    </div>
  );
}

function RowActions({ row: { name, spoken = name, actions } }: { row: Row }) {
  return (
    <div class="row-actions">
      {actions.map(({ text, run }, place) => (
        // By its place: a button whose text becomes its opposite keeps the focus.
        <button type="button" key={place} onClick={run}>
          {text}
          <span class="unseen"> {spoken}</span>
        </button>
      ))}
    </div>
  );
}
