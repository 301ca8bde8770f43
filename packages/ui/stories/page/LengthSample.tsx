import styles from './LengthSample.module.css';

/** A length, drawn at its real size. */
export function LengthSample({ property }: { property: string }) {
  return <span className={styles['length']} style={{ inlineSize: `var(${property})` }} />;
}
