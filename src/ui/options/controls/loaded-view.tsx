import type { ComponentChildren } from 'preact';
import { message } from '../../i18n/message';
import type { Loaded } from '../use-loaded';

interface LoadedViewProps<T> {
  loaded: Loaded<T>;
  reload: () => Promise<void>;
  children: (value: T) => ComponentChildren;
}

/** What was read, or why it could not be, with a second try. */
export function LoadedView<T>({ loaded, reload, children }: LoadedViewProps<T>) {
  if (loaded.status === 'loading') return <p class="hint">{message('options_loading')}</p>;
  if (loaded.status === 'ready') return <>{children(loaded.value)}</>;
  return (
    <div class="failed">
      <p class="fault">{message('options_not_read', { fault: loaded.fault })}</p>
      <button type="button" onClick={() => void reload()}>
        {message('options_try_again')}
      </button>
    </div>
  );
}
