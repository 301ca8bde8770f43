import { useTexts } from '@livery/i18n/react';
import { useFormats } from '@livery/foundation/formats';
import type { TimeLeft } from '@livery/ui';
import { useCallback } from 'react';

/** Returns a function that formats the time left in words, without seconds: "2 hours 5 minutes". */
export function useRemainingText(): (left: TimeLeft) => string {
  const { t } = useTexts('lottery');
  const { count } = useFormats();
  return useCallback(
    ({ days, hours, minutes }) =>
      [
        days > 0 && count(days, 'day'),
        hours > 0 && count(hours, 'hour'),
        days === 0 && minutes > 0 && count(minutes, 'minute'),
      ]
        .filter(Boolean)
        .join(' ') || t('lessThanMinute'),
    [count, t],
  );
}
