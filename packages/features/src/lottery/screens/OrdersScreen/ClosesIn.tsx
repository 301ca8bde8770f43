import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Countdown } from '@livery/ui';
import { useRemainingText } from '../../components/LotteryStrip/useRemainingText.ts';
import styles from './ClosesIn.module.css';

interface ClosesInProps {
  /** The time of the close, as the gateway sends it. */
  closesAt: string;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
}

/** The time left in which bets of an order can be cancelled. */
export function ClosesIn({ closesAt, clockOffset }: ClosesInProps) {
  const { t } = useTexts('lottery');
  const { numerals } = useFormats();
  const remaining = useRemainingText();
  return (
    <div className={styles.closing}>
      <span aria-hidden>{t('closesIn')}</span>
      <Countdown
        deadline={Date.parse(closesAt)}
        clockOffset={clockOffset}
        label={t('closesIn')}
        remainingText={remaining}
        endedText={t('drawing')}
        toNumerals={numerals}
        isAnnounced={false}
      />
    </div>
  );
}
