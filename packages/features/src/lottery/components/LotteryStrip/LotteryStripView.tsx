import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { SectionHeader, type TimeLeft } from '@livery/ui';
import { Clover } from 'lucide-react';
import { type RefCallback, useId } from 'react';
import { CardStrip } from '@livery/foundation/blocks';
import { LotteryCard, type LotteryCardProps } from './LotteryCard.tsx';
import styles from './LotteryStripView.module.css';

type CardOf = Omit<LotteryCardProps, 'clockOffset' | 'toNumerals' | 'remaining'> & { code: string };

export interface LotteryStripViewProps {
  sightRef: RefCallback<Element>;
  cards: readonly CardOf[];
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  toNumerals: (text: string) => string;
  remaining: (left: TimeLeft) => string;
}

/** The address of the list of all lotteries. */
export const allLotteries = paths.lotteries;

/** Lotteries that take bets, side by side. */
export function LotteryStripView({ sightRef, cards, ...clock }: LotteryStripViewProps) {
  const { t } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const id = useId();
  const title = t('nextDraws');
  return (
    <section ref={sightRef} aria-labelledby={id}>
      <div className={styles.title}>
        <SectionHeader
          id={id}
          title={title}
          icon={<Clover aria-hidden />}
          more={{ label: common('more'), href: allLotteries }}
        />
      </div>
      <CardStrip label={title}>
        {cards.map(({ code, ...card }) => (
          <LotteryCard key={code} {...card} {...clock} />
        ))}
      </CardStrip>
    </section>
  );
}
