import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Link } from '../../link/Link.tsx';
import type { LinkProps } from '../../link/LinkContext.ts';
import styles from './IconButton.module.css';

interface IconLook {
  /** Name of the action, for players who cannot see the icon. */
  label: string;
  /** `filled` has a background. Default `plain`. */
  variant?: 'plain' | 'filled';
  /**
   * The icon. Set `isDirectional` for an icon that points along the text, for example 'back' or 'next'. Then it is
   * mirrored in right-to-left text.
   */
  children: ReactNode;
  isDirectional?: boolean;
}

export interface IconButtonProps extends IconLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {}

/** An icon button, 44 px square. */
export function IconButton({ label, variant, isDirectional, children, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={iconClass({ variant, isDirectional }, className)}>
      {children}
    </button>
  );
}

export interface IconLinkProps extends IconLook, Omit<LinkProps, 'children'> {}

/** An icon link, 44 px square. */
export function IconLink({ label, variant, isDirectional, children, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconClass({ variant, isDirectional }, className)}>
      {children}
    </Link>
  );
}

function iconClass(
  { variant = 'plain', isDirectional }: Pick<IconLook, 'variant' | 'isDirectional'>,
  className?: string,
): string {
  return classNames(styles.iconButton, styles[variant], isDirectional && styles.directional, className);
}
