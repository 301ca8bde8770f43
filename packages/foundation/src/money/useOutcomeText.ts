import { useTexts } from '@livery/i18n/react';
import { failureText } from '../failure/index.ts';
import type { MoneyOutcome } from './useMoneyIntent.ts';

/**
 * Returns a function that returns the sentence for the outcome of a call that moves money. It returns undefined if the
 * call was executed. The texts are in the area `money`.
 */
export function useOutcomeText(): (ended: MoneyOutcome<unknown>) => string | undefined {
  const { t } = useTexts('money');
  const { t: common } = useTexts('common');
  return (ended) => {
    if (ended.outcome === 'done') return undefined;
    return ended.outcome === 'refused' ? failureText(ended.error, common) : t(ended.outcome);
  };
}
