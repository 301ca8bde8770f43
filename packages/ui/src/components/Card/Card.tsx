import type { HTMLAttributes } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'ul';
  /**
   * The content: `rows`, for example `KeyValue`, already have space above and below. `balance` is the balance at the top
   * of a screen, whose arrangement the merchant selects (`layout.balance` of its theme). Default `free`.
   */
  holds?: 'free' | 'rows' | 'balance';
}

/** A raised surface for related content: numbers, facts, a question with its buttons. */
export function Card({ as: Element = 'div', holds = 'free', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, holds !== 'free' && styles[holds], className)} />;
}
