import styles from './LengthSample.module.css';

/** A length, drawn as long as it is. */
export function LengthSample({ property }: { property: string }) {
  return <span className={styles['length']} style={{ inlineSize: `var(${property})` }} />;
}
