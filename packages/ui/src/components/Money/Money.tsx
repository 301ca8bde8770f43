import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** Already formatted, symbol and digits of the language included. */
  children: ReactNode;
  /** `hero` for the figure that a screen is about. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'hero';
}

/** An amount: isolated from the text's direction, in figures of one width, so that it does not jump when it changes. */
export function Money({ children, size = 'medium' }: MoneyProps) {
  return <bdi className={classNames(styles.money, styles[size])}>{children}</bdi>;
}
