import styles from './NotUpToDate.module.css';

/** Says above what was read before that the latest answer did not come. */
export function NotUpToDate({ children }: { children: string }) {
  return (
    <p role="status" className={styles.stale}>
      {children}
    </p>
  );
}
