import type { ComponentChildren } from 'preact';
import type { IconName } from '../../icon';
import { Icon } from '../../icon';

interface ActionButtonProps {
  icon: IconName;
  onClick: () => void;
  isPrimary?: boolean;
  isDisabled?: boolean;
  /** The id of the element that says more. */
  describedBy?: string;
  children: ComponentChildren;
}

/** A button with a drawing before its words. */
export function ActionButton({
  icon,
  onClick,
  isPrimary = false,
  isDisabled = false,
  describedBy,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      class={isPrimary ? 'primary' : ''}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
