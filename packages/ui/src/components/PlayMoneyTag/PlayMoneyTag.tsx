import { Coins } from 'lucide-react';
import styles from './PlayMoneyTag.module.css';

/** Says that the money on this page is not money. */
export function PlayMoneyTag({ children }: { children: string }) {
  return (
    <span className={styles.tag}>
      <Coins aria-hidden />
      {children}
    </span>
  );
}
