import styles from './NotUpToDate.module.css';

/** A message above content that is not up to date, because the last request failed. */
export function NotUpToDate({ children }: { children: string }) {
  return (
    <p role="status" className={styles.stale}>
      {children}
    </p>
  );
}
