import { NextReward } from './NextReward.tsx';
import { WeekResult } from './WeekResult.tsx';
import styles from './AccountHighlights.module.css';

/** Links of the account screen that show a result: the last seven days of play, and the next reward. */
export const AccountHighlights = () => (
  <div className={styles.highlights}>
    <WeekResult />
    <NextReward />
  </div>
);
