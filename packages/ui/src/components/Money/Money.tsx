import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** Already formatted, symbol and digits of the language included. */
  children: ReactNode;
  /** `hero` for the figure that a screen is about. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Characters that it needs room for. Default those of its text, and none for what is no text. */
  length?: number;
}

/**
 * An amount: isolated from the text's direction, in figures of one width, so that it does not jump when it changes. It is
 * never cut off: `large` and `hero` fit what holds them, if that is a container (`container-type: inline-size`), and the
 * rest breaks where it does not fit.
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
