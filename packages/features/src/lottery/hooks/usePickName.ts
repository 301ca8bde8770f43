import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';

const sides = ['BIG', 'SMALL', 'ODD', 'EVEN', 'DRAGON', 'TIGER', 'TIE', 'ANY'] as const;

/**
 * Returns a function that names what a bet is placed on: a side in words, a number in the language's own digits, a
 * letter as it is.
 */
export function usePickName(): (pick: string) => string {
  const { t } = useTexts('picks');
  const { numerals } = useFormats();
  return (pick) => {
    const side = sides.find((name) => name === pick);
    return side === undefined ? numerals(pick) : t(side);
  };
}
