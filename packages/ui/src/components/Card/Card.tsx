import type { HTMLAttributes } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is. Default `div`. */
  as?: 'div' | 'section' | 'ul';
  /** What it holds: `rows`, such as `KeyValue`, have room above and below them already. Default `free`. */
  holds?: 'free' | 'rows';
}

/** A raised surface, for what belongs together: figures, facts, a question with its buttons. */
export function Card({ as: Element = 'div', holds = 'free', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, holds === 'rows' && styles.rows, className)} />;
}
