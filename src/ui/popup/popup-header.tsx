import type { ComponentChildren } from 'preact';
import { message } from '../i18n/message';
import { Icon, Mark } from '../icon';

interface PopupHeaderProps {
  isPrivate: boolean;
  isBusy: boolean;
  onRefresh: () => void;
  /** Stands before Refresh. */
  children?: ComponentChildren;
}

/** The product's name, the note on private windows, and Refresh, which is there on every screen. */
export function PopupHeader({ isPrivate, isBusy, onRefresh, children }: PopupHeaderProps) {
  return (
    <header class="top">
      <Mark />
      <div class="brand">
        <span class="product">{message('common_product')}</span>
        {isPrivate && <span class="private">{message('popup_private_window')}</span>}
      </div>
      {children}
      {/* Not `disabled`: that would take the focus away from whoever just pressed it. */}
      <button type="button" class="plain" aria-disabled={isBusy} onClick={() => isBusy || onRefresh()}>
        <Icon name="refresh" />
        {message('popup_refresh')}
      </button>
    </header>
  );
}
