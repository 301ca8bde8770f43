import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './ScreenBody.module.css';

export interface ScreenBodyProps {
  /** Parts, one below the other. */
  children: ReactNode;
  /** `form`: one form fills it, whose buttons stand at the screen's foot. Default `parts`. */
  holds?: 'parts' | 'form';
  /** Given while the children stand for what is not here yet: what a screen reader says instead of them. */
  loadingLabel?: string;
}

/** What a screen shows below its title: parts at one distance from each other and from the screen's edges. */
export function ScreenBody({ children, holds = 'parts', loadingLabel }: ScreenBodyProps) {
  const className = classNames(styles.body, holds === 'form' && styles.form);
  if (loadingLabel === undefined) return <div className={className}>{children}</div>;
  return (
    <output aria-label={loadingLabel} className={className}>
      {children}
    </output>
  );
}
