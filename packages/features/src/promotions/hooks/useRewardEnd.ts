import { gatewayTime } from '@livery/api/client';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import type { CountdownProps } from '@livery/ui';

/** Returns the gateway's time, and the gateway's clock minus this device's clock, in milliseconds. */
function readClocks() {
  const now = gatewayTime();
  return { now, clockOffset: now - Date.now() };
}

const dayMs = 24 * 60 * 60_000;

/** The end of a reward: a countdown on its last day, otherwise the time in words. */
type RewardEnd = { clock: Omit<CountdownProps, 'onEnd'> } | { words: string };

/**
 * Returns a function that formats the end of a reward by the gateway's clock. `endsAt` is in the format of the gateway.
 */
export function useRewardEnd(): (endsAt: string) => RewardEnd {
  const { t } = useTexts('rewards');
  const { count, moment, numerals } = useFormats();
  const { now, clockOffset } = readClocks();
  return (endsAt) => {
    const deadline = Date.parse(endsAt);
    if (deadline - now >= dayMs) return { words: t('until', { day: moment(deadline) }) };
    return {
      clock: {
        deadline,
        clockOffset,
        label: t('timeLeft'),
        remainingText: ({ hours, minutes }) =>
          hours > 0 ? count(hours, 'hour') : minutes > 0 ? count(minutes, 'minute') : t('lessThanMinute'),
        endedText: t('timeOver'),
        toNumerals: numerals,
        isAnnounced: false,
      },
    };
  };
}
