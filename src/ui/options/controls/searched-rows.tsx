import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { RowsProps } from './rows';
import { ROWS_AT_ONCE, Rows } from './rows';
import { rowsWithWords } from './rows-with-words';
import { SearchField } from './search-field';

interface SearchedRowsProps extends RowsProps {
  /** What stands below the rows: `found` are the keys of those in the list, all of them unless something `isSearched`. */
  below?: (found: readonly string[], isSearched: boolean) => ComponentChildren;
}

/** A list of things that were kept, with a search where it is long. */
export function SearchedRows({ label, rows, none, below }: SearchedRowsProps) {
  const [words, setWords] = useState('');
  const wasLong = useRef(false);
  // Once there it stays: it would vanish under the cursor when a removal has made the list short.
  wasLong.current ||= rows.length > ROWS_AT_ONCE;
  const isSearched = words.trim() !== '';
  const found = rowsWithWords(rows, words);
  return (
    <>
      {wasLong.current && (
        <SearchField
          list={label}
          words={words}
          onChange={setWords}
          count={found.length}
          total={rows.length}
        />
      )}
      <Rows
        key={words.trim()}
        label={label}
        rows={found}
        none={isSearched ? message('options_search_none') : none}
      />
      {below?.(
        found.map(({ key }) => key),
        isSearched,
      )}
    </>
  );
}
