import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './ScreenBody.module.css';

export interface ScreenBodyProps {
  /** Parts, one below the other. */
  children: ReactNode;
  /** `form`: one form fills it, with its buttons at the screen's bottom. Default `parts`. */
  holds?: 'parts' | 'form';
  /** Text that a screen reader reads while the children are placeholders. Undefined if they are not placeholders. */
  loadingLabel?: string;
}

/** The content of a screen below its title: parts at equal distance from each other and from the screen's edges. */
export function ScreenBody({ children, holds = 'parts', loadingLabel }: ScreenBodyProps) {
  const className = classNames(styles.body, holds === 'form' && styles.form);
  if (loadingLabel === undefined) return <div className={className}>{children}</div>;
  return (
    <output aria-label={loadingLabel} className={className}>
      {children}
    </output>
  );
}
