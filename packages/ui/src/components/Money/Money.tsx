import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** A formatted amount, with symbol and digits of the language. */
  children: ReactNode;
  /** `hero` for the main amount of a screen. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Number of characters that it needs room for. Default: the length of its text, or 0 for other content. */
  length?: number;
}

/**
 * An amount, isolated from the text's direction, in digits of equal width, so that it does not move when it changes. It
 * is never clipped: `large` and `hero` fit their parent if it is a container (`container-type: inline-size`), and other
 * sizes wrap if necessary.
 */
export function Money({
  children,
  size = 'medium',
  length = typeof children === 'string' ? children.length : 0,
}: MoneyProps) {
  const itsLength = length > 13 ? 'longest' : length > 10 ? 'long' : undefined;
  return (
    <bdi className={classNames(styles.money, styles[size])} data-length={itsLength}>
      {children}
    </bdi>
  );
}
