import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import type { BetLimits, BetProblem } from '../../model/betLimits.ts';
import { oddsOf, rangeOf } from '../../model/odds.ts';
import type { Play } from '../../model/picking.ts';

const isWhole = (amount: string) => !/\.\d*[1-9]/.test(amount);

/** Words and figures that the parts of the betting screen share. */
export function useBetTexts() {
  const { t } = useTexts('betting');
  const { money, numerals } = useFormats();
  const { decimalMark } = useMoneyInput();
  const short = (amount: string, symbol?: string) =>
    money(amount, { part: isWhole(amount) ? 'whole' : 'all', ...(symbol !== undefined && { symbol }) });
  const figure = (pays: string) =>
    isWhole(pays) ? short(pays, '') : numerals(pays.replace(/0+$/, '').replace('.', decimalMark));
  return {
    /** An amount without decimals where it has none: "৳500". */
    short,
    /** What 1.00 returns by a play, or by one of its picks: "×1.95", or "×2–8" where it depends. */
    oddsText: (play: Play, picks?: readonly string[]): string => {
      const { least, most } = rangeOf(oddsOf(play, picks));
      return `×${least === most ? figure(most) : `${figure(least)}–${figure(most)}`}`;
    },
    /** The sentence for what stands against a bet or an order. */
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
