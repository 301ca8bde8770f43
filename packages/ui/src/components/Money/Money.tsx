import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** A formatted amount, with symbol and digits of the language. */
  children: ReactNode;
  /** `hero` for the main amount of a screen. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Number of characters for which the size is calculated. Default: the length of the text, or 0 for other content. */
  length?: number;
}

/**
 * An amount in digits of equal width, so that it does not move when it changes. It is isolated from the direction of
 * the text. It is never clipped: `large` and `hero` shrink to fit a parent that is a container (`container-type:
 * inline-size`), and the other sizes wrap.
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
