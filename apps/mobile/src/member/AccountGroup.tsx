import { type ReactNode, useId } from 'react';
import styles from './AccountGroup.module.css';

interface AccountGroupProps {
  title: string;
  children: ReactNode;
}

/** A part of the member centre under a quiet title. */
export function AccountGroup({ title, children }: AccountGroupProps) {
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
