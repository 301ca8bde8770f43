import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, NumberBalls, type NumberBallsProps, SectionHeader, TabBar, type Tab } from '@livery/ui';
import { History } from 'lucide-react';
import { type RefCallback, useId } from 'react';
import { allLotteries } from '../LotteryStrip/LotteryStripView.tsx';
import styles from './LotteryHistoryView.module.css';

interface DrawRow extends Pick<NumberBallsProps, 'numbers' | 'look' | 'label'> {
  issue: string;
  /** The short number of the draw, as players use it. */
  number: string;
  /** The time of day of the draw. */
  when: string;
}

export interface LotteryHistoryViewProps {
  sightRef: RefCallback<Element>;
  lotteries: readonly Tab[];
  /** Code of the lottery whose draws are shown. */
  chosen: string;
  onChoose: (code: string) => void;
  /** Draws, newest first. */
  draws: readonly DrawRow[];
  /** Whether the draws are loading. */
  isLoading: boolean;
  toNumerals: (text: string) => string;
}

/** The last draws of a lottery: the newest is large, the earlier ones are rows. */
export function LotteryHistoryView({
  sightRef,
  lotteries,
  chosen,
  onChoose,
  draws,
  isLoading,
  toNumerals,
}: LotteryHistoryViewProps) {
  const { t } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const id = useId();
  return (
    <section ref={sightRef} aria-labelledby={id} className={styles.history}>
      <SectionHeader
        id={id}
        title={t('results')}
        icon={<History aria-hidden />}
        more={{ label: common('more'), href: allLotteries }}
      />
      <TabBar
        label={t('chooseLottery')}
        tabs={lotteries}
        current={chosen}
        onChoose={onChoose}
        panelId={`${id}-draws`}
      />
      <div
        id={`${id}-draws`}
        role="tabpanel"
        aria-label={lotteries.find((lottery) => lottery.id === chosen)?.label}
        aria-busy={isLoading}
        className={styles.draws}
      >
        <ol>
          {draws.map(({ issue, number, when, ...numbers }, index) => (
            <li key={issue} className={styles.draw}>
              <p className={styles.about}>
                <span className={styles.number}>{t('drawNumber', { number })}</span>
                <bdi>{when}</bdi>
                {index === 0 && <span className={styles.newest}>{t('latestResult')}</span>}
              </p>
              <NumberBalls
                {...numbers}
                size={index === 0 && numbers.numbers.length <= 10 ? 'medium' : 'small'}
                toNumerals={toNumerals}
              />
            </li>
          ))}
        </ol>
        {isLoading && <LineSkeleton lines={4} />}
      </div>
    </section>
  );
}
