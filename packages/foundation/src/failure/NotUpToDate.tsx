import styles from './NotUpToDate.module.css';

/** Reports above older content that the last request failed. */
export function NotUpToDate({ children }: { children: string }) {
  return (
    <p role="status" className={styles.stale}>
      {children}
    </p>
  );
}
