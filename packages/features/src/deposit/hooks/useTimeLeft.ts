import { gatewayClockOffset } from '@livery/api/client';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import type { CountdownProps } from '@livery/ui';

/** Returns the props that all countdowns of a deposit share: the gateway's clock, texts and digits. */
export function useTimeLeft(): Pick<
  CountdownProps,
  'clockOffset' | 'label' | 'remainingText' | 'endedText' | 'toNumerals'
> {
  const { t } = useTexts('deposit');
  const { count, numerals } = useFormats();
  return {
    clockOffset: gatewayClockOffset(),
    label: t('timeLeft'),
    remainingText: ({ hours, minutes }) =>
      hours * 60 + minutes > 0 ? count(hours * 60 + minutes, 'minute') : t('lessThanMinute'),
    endedText: t('timeOver'),
    toNumerals: numerals,
  };
}
