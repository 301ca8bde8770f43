import { useTexts } from '@livery/i18n/react';
import { Countdown, GameImage, NumberBalls, type NumberBallsProps, type TimeLeft } from '@livery/ui';
import { useState } from 'react';
import { DrawBar } from './DrawBar.tsx';
import { Drum } from './Drum.tsx';
import styles from './LotteryCard.module.css';

export interface LotteryCardProps {
  name: string;
  /** The short number of the draw that takes bets. */
  issue: string;
  /** The draw that takes bets. Times are milliseconds since 1970, by the gateway's clock. */
  current: { issue: string; opensAt: number; closesAt: number };
  clockOffset: number;
  /** The numbers of the previous draw. */
  last: Pick<NumberBallsProps, 'numbers' | 'look' | 'label' | 'isFresh'> & { issue: string };
  /** Addresses of the lottery's picture; missing if it has no picture. */
  sources: readonly string[] | undefined;
  /** Opens the lottery; missing if it cannot be opened. */
  onOpen: (() => void) | undefined;
  toNumerals: (text: string) => string;
  remaining: (left: TimeLeft) => string;
}

/** The number of balls that fit into one row of a card. */
const shownNumbers = 5;

/** A lottery: the time left for bets, and its last numbers. A drum turns between the close and the next numbers. */
export function LotteryCard({
  name,
  issue,
  current,
  clockOffset,
  last,
  sources,
  onOpen,
  toNumerals,
  remaining,
}: LotteryCardProps) {
  const { t } = useTexts('lottery');
  const [closed, setClosed] = useState<string>();
  const isDrawing = closed === current.issue;
  return (
    <article className={styles.card} data-drawing={isDrawing || undefined}>
      <div className={styles.head}>
        {sources && (
          <span className={styles.picture}>
            <GameImage sources={sources} width={0.72} />
          </span>
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>
            {/* The name is aligned in the page's direction, because the merchant names its lotteries in the page's
                language. */}
            {onOpen ? (
              <button type="button" className={styles.open} onClick={onOpen}>
                <span className={styles.title}>{name}</span>
              </button>
            ) : (
              <span className={styles.title}>{name}</span>
            )}
          </h3>
          <p className={styles.issue}>{t('drawNumber', { number: issue })}</p>
        </div>
      </div>
      <div className={styles.time}>
        <p className={styles.label}>{isDrawing ? ' ' : t('closesIn')}</p>
        <span className={styles.left}>
          <Countdown
            deadline={current.closesAt}
            clockOffset={clockOffset}
            label={t('closesIn')}
            remainingText={remaining}
            endedText={t('drawing')}
            toNumerals={toNumerals}
            isAnnounced={false}
            onEnd={() => setClosed(current.issue)}
          />
        </span>
        <DrawBar key={current.issue} opensAt={current.opensAt} closesAt={current.closesAt} clockOffset={clockOffset} />
      </div>
      {isDrawing ? (
        <Drum />
      ) : (
        <NumberBalls key={last.issue} {...last} size="small" limit={shownNumbers} toNumerals={toNumerals} />
      )}
    </article>
  );
}
