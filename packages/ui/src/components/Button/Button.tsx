import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import type { LinkProps } from '../../link/LinkContext.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** Default `button`. */
  type?: 'button' | 'submit';
  /**
   * Whether the action of the button is running. The button does not change its size, does not lose the focus, and
   * ignores presses.
   */
  isBusy?: boolean;
  /** Shown before the words. */
  icon?: ReactNode;
}

/** A button. Use only one `primary` button per screen. */
export function Button({
  variant,
  size,
  isBlock,
  isBusy = false,
  icon,
  type,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  // A busy submit button must not submit again: preventing the click prevents the form's submit too.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      data-primary={variant === 'primary' || undefined}
      className={buttonClass({ variant, size, isBlock }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner size="small" /> : icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: ReactNode;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, isBlock, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      data-primary={variant === 'primary' || undefined}
      className={buttonClass({ variant, size, isBlock }, className)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
