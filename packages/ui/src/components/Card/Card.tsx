import type { HTMLAttributes } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'ul';
  /** The content: `rows`, for example `KeyValue`, already have space above and below. Default `free`. */
  holds?: 'free' | 'rows';
}

/** A raised surface for related content: numbers, facts, a question with its buttons. */
export function Card({ as: Element = 'div', holds = 'free', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, holds === 'rows' && styles.rows, className)} />;
}
