import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import type { NumberBallsProps } from '@livery/ui';
import { numberStyles, singleNumbers } from '../model/numberStyles.ts';

/** Returns a function that creates the display props for the numbers of a past draw. */
export function useDrawnNumbers() {
  const { t } = useTexts('lottery');
  const { numerals } = useFormats();
  return (
    kind: OpenedLottery['kind'],
    drawn: readonly string[],
  ): Pick<NumberBallsProps, 'numbers' | 'look' | 'label' | 'toNumerals'> => {
    const numbers = singleNumbers(kind, drawn);
    return {
      numbers,
      look: numberStyles[kind],
      label: t('numbersAre', { numbers: numbers.map(numerals).join(', ') }),
      toNumerals: numerals,
    };
  };
}
