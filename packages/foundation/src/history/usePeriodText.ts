import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { momentOf, useFormats } from '../formats/index.ts';
import type { Period } from './period.ts';

/** @returns a function that formats a period, for example "7 days" or "1 Mar 2026 – 5 Mar 2026" */
export function usePeriodText(): (period: Period) => string {
  const { t } = useTexts('history');
  const { timeZone } = useMerchant();
  const { count, day } = useFormats();
  return (period) => {
    if ('days' in period) return period.days === 1 ? t('today') : count(period.days, 'day');
    const { from, to } = period;
    const words = [from, to].map((text) => day(momentOf(text, timeZone)));
    return from === to ? words[0]! : words.join(' – ');
  };
}
