import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, KeyValue, KeyValueList, Money } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './PlacedBets.module.css';

export interface PlacedBetsProps {
  /** The draw that they were placed on. */
  issue: string;
  count: number;
  /** How many draws they are for, that one included; missing where they are for that one. */
  draws?: number | undefined;
  /** What was taken, and the most that comes back: decimal texts. */
  total: string;
  highestWin: string;
  onShowOrders: () => void;
  /** Puts the same bets on the slip once more. */
  onAgain: () => void;
}

/** The bets are placed: on which draw, for how much, and what to do next. */
export function PlacedBets({ issue, count, draws, total, highestWin, onShowOrders, onAgain }: PlacedBetsProps) {
  const { t } = useTexts('betting');
  const { t: lottery } = useTexts('lottery');
  const { money, numerals } = useFormats();
  const title = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone. A screen reader reads what takes it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.placed}>
      <CircleCheck aria-hidden className={styles.mark} />
      <p ref={title} tabIndex={-1} className={styles.title}>
        {t('placed')}
      </p>
      <div className={styles.total}>
        <Money size="hero">{money(total)}</Money>
      </div>
      <p className={styles.small}>{lottery('drawNumber', { number: numerals(shortIssue(issue)) })}</p>
      <div className={styles.facts}>
        <KeyValueList>
          <KeyValue label={t('betCount')}>{numerals(String(count))}</KeyValue>
          {draws !== undefined && <KeyValue label={t('chaseDraws')}>{numerals(String(draws))}</KeyValue>}
          <KeyValue label={t(draws === undefined ? 'highestWin' : 'highestWinEach')}>{money(highestWin)}</KeyValue>
        </KeyValueList>
      </div>
      <div className={styles.actions}>
        <Button onClick={onShowOrders}>{t('myBets')}</Button>
        <Button variant="primary" onClick={onAgain}>
          {t('betAgain')}
        </Button>
      </div>
    </div>
  );
}
