import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  /** Smaller, below the title: what is inside. */
  hint?: string;
  isOpen: boolean;
  /** Called when the person opens or closes it. */
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Something that most people can do without, folded away below its title. What is inside keeps its state while closed. */
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
