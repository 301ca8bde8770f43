import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, Countdown, NumberBalls, Skeleton } from '@livery/ui';
import { useRemainingText } from '../../components/LotteryStrip/useRemainingText.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './DrawHead.module.css';
import type { BetDraw } from './useBetDraw.ts';

/** The maximum number of shown numbers: all runners of a race, and as many balls as fit into a line. */
const shownNumbers = { runners: 10, balls: 7, digits: 5, dice: 3 } as const;

/** The draw that takes bets, the time left, and the last numbers. */
export function DrawHead({ current, isOpen, last, clockOffset, hasFailed, onRetry, onClosed }: BetDraw) {
  const { t } = useTexts('betting');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const remaining = useRemainingText();
  if (hasFailed) {
    return (
      <div role="alert" className={styles.head}>
        <p>{t('drawMissing')}</p>
        <Button size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t('draw')} className={styles.head}>
      <div className={styles.time} data-closed={!isOpen || undefined}>
        {current === undefined ? (
          <Skeleton className={styles.awaited} />
        ) : current === null ? (
          <p>{t('noDraw')}</p>
        ) : (
          <>
            <p className={styles.small}>{lottery('drawNumber', { number: numerals(shortIssue(current.issue)) })}</p>
            <span className={styles.left}>
              <Countdown
                deadline={current.closesAt}
                clockOffset={clockOffset}
                label={lottery('closesIn')}
                remainingText={remaining}
                endedText={t('closed')}
                toNumerals={numerals}
                onEnd={() => onClosed(current.issue)}
              />
            </span>
          </>
        )}
      </div>
      <div className={styles.last}>
        <p className={styles.small}>{lottery('lastNumbers')}</p>
        {last === undefined ? (
          <Skeleton className={styles.awaited} />
        ) : last === 'drawing' ? (
          <p className={styles.drawing}>{lottery('drawing')}</p>
        ) : (
          <NumberBalls
            key={last.issue}
            {...last}
            size="small"
            limit={shownNumbers[last.look ?? 'balls']}
            toNumerals={numerals}
          />
        )}
      </div>
    </section>
  );
}
