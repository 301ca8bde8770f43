import { type ReactNode, useId } from 'react';
import styles from './AboutView.module.css';

/** A part of the page under its title. */
export function AboutGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
