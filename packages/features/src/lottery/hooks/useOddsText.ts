import { useFormats } from '@livery/foundation/formats';
import { isWholeAmount } from '../model/isWholeAmount.ts';
import { oddsOf, rangeOf } from '../model/odds.ts';
import type { Play } from '../model/picking.ts';

/**
 * Returns a function that formats the payout for a stake of 1.00, of a play or of one of its picks: "×1.95", or a range
 * like "×2–8".
 */
export function useOddsText(): (play: Play, picks?: readonly string[]) => string {
  const { money, decimal } = useFormats();
  const figure = (pays: string) =>
    isWholeAmount(pays) ? money(pays, { part: 'whole', symbol: '' }) : decimal(pays.replace(/0+$/, ''));
  return (play, picks) => {
    const { least, most } = rangeOf(oddsOf(play, picks));
    return `×${least === most ? figure(most) : `${figure(least)}–${figure(most)}`}`;
  };
}
