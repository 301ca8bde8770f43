import { List } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import styles from './SecurityView.module.css';

interface SecurityGroupProps {
  title: string;
  /** Rows. */
  children: ReactNode;
}

/** Rows that belong together, under a quiet title. */
export function SecurityGroup({ title, children }: SecurityGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <List>{children}</List>
    </section>
  );
}
