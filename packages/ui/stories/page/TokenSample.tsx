import type { TokenType } from '@livery/merchant/theme';
import styles from './TokenSample.module.css';

/** The value of a token, with a visual sample if there is one. */
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
