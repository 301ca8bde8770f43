import type { TokenType } from '@livery/merchant/theme';
import styles from './TokenSample.module.css';

/** A token's value, beside a visual sample if it has one. */
export function TokenSample({ type, property, value }: { type: TokenType; property: string; value: string }) {
  const isSeen = type === 'color' || type === 'gradient';
  return (
    <span className={styles['sample']}>
      {isSeen && <span className={styles['chip']} style={{ background: `var(${property})` }} />}
      {type === 'shadow' && <span className={styles['chip']} style={{ boxShadow: `var(${property})` }} />}
      <code>{value}</code>
    </span>
  );
}
