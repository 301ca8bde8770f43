import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, KeyValue, KeyValueList, Money } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './PlacedBets.module.css';

export interface PlacedBetsProps {
  /** The draw of the bets. */
  issue: string;
  count: number;
  /** The number of draws, including this draw. Missing if the bets are for one draw. */
  draws?: number | undefined;
  /** The stake that was taken and the highest payout, as decimal texts. */
  total: string;
  highestWin: string;
  onShowOrders: () => void;
  /** Puts the same bets on the slip again. */
  onAgain: () => void;
}

/** Confirms the placed bets: their draw, their cost, and the next steps. */
export function PlacedBets({ issue, count, draws, total, highestWin, onShowOrders, onAgain }: PlacedBetsProps) {
  const { t } = useTexts('betting');
  const { t: lottery } = useTexts('lottery');
  const { money, numerals } = useFormats();
  const title = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed. A screen reader reads the element that gets the focus.
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
