import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  /** Smaller text below the title: a description of the content. */
  hint?: string;
  isOpen: boolean;
  /** Called when the player opens or closes it. */
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content that is hidden below a title until the player opens it. The content keeps its state while it is hidden. */
export function Disclosure({ title, hint, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        <ChevronDown aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
