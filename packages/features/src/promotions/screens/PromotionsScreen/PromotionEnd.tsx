import { gatewayClockOffset, gatewayTime } from '@livery/api/client';
import type { Promotion } from '@livery/api/promotions/getPromotions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Countdown } from '@livery/ui';
import { toneOf } from '../../model/promotionSteps.ts';
import styles from './PromotionEnd.module.css';

interface PromotionEndProps {
  promotion: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>;
  /** Called when the time of the promotion is over or has begun. */
  onEnd: () => void;
}

const dayMs = 86_400_000;

/**
 * The end of a promotion, or its beginning. It is a day, and on the last day a countdown by the gateway's time. Renders
 * nothing if the state makes the time irrelevant.
 */
export function PromotionEnd({ promotion: { state, startsAt, endsAt }, onEnd }: PromotionEndProps) {
  const { t } = useTexts('promotions');
  const { day, count, numerals } = useFormats();
  const isComing = state === 'COMING_SOON';
  const tone = toneOf(state);
  const moment = isComing ? startsAt : endsAt;
  if (moment === undefined || (!isComing && tone !== 'open' && tone !== 'running')) return null;
  const at = Date.parse(moment);
  const now = gatewayTime();
  // The promotion has begun. The reply to the next request contains the next action.
  if (isComing && at <= now) return null;
  if (at - now > dayMs) return <span className={styles.quiet}>{t(isComing ? 'from' : 'until', { day: day(at) })}</span>;
  return (
    <span className={styles.clock}>
      {t(isComing ? 'beginsIn' : 'endsIn')}
      <Countdown
        deadline={at}
        clockOffset={gatewayClockOffset()}
        label={t(isComing ? 'beginsIn' : 'endsIn')}
        remainingText={({ hours, minutes }) =>
          hours > 0 ? count(hours, 'hour') : minutes > 0 ? count(minutes, 'minute') : t('lessThanMinute')
        }
        endedText={t('over')}
        toNumerals={numerals}
        isAnnounced={false}
        onEnd={onEnd}
      />
    </span>
  );
}
