import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { useOddsText } from '../../hooks/useOddsText.ts';
import type { BetLimits, BetProblem } from '../../model/betLimits.ts';
import { isWholeAmount } from '../../model/isWholeAmount.ts';

/** Texts and formats that the parts of the betting screen share. */
export function useBetTexts() {
  const { t } = useTexts('betting');
  const { money, numerals } = useFormats();
  const short = (amount: string, symbol?: string) =>
    money(amount, { part: isWholeAmount(amount) ? 'whole' : 'all', ...(symbol !== undefined && { symbol }) });
  return {
    /** Formats an amount, without decimals if they are zero: "৳500". */
    short,
    oddsText: useOddsText(),
    /** Returns the sentence for a problem of a bet or an order. */
    problemText: (problem: BetProblem, { minStake, maxStake, maxMultiple, maxBets }: BetLimits): string => {
      switch (problem) {
        case 'noStake':
          return t('noStake');
        case 'stakeLow':
          return t('stakeLow', { amount: money(minStake) });
        case 'stakeHigh':
          return t('stakeHigh', { amount: money(maxStake) });
        case 'multipleHigh':
          return t('multipleHigh', { number: numerals(String(maxMultiple)) });
        case 'tooMany':
          return t('tooMany', { number: numerals(String(maxBets)) });
      }
    },
  };
}
