import { type ReactNode, useId } from 'react';
import styles from './SaferPlayView.module.css';

interface PartProps {
  title: string;
  /** Below the title, quieter. */
  words?: string;
  children: ReactNode;
}

/** A part of the page under its title. */
export function Part({ title, words, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {children}
    </section>
  );
}
