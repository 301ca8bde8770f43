import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';

const sides = ['BIG', 'SMALL', 'ODD', 'EVEN', 'DRAGON', 'TIGER', 'TIE', 'ANY'] as const;

/**
 * Returns a function that names a pick: a side in words, a number in the digits of the language, a letter
 * unchanged.
 */
export function usePickName(): (pick: string) => string {
  const { t } = useTexts('picks');
  const { numerals } = useFormats();
  return (pick) => {
    const side = sides.find((name) => name === pick);
    return side === undefined ? numerals(pick) : t(side);
  };
}
