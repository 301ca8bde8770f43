import type { PastDraw } from '@livery/api/lottery/drawPages';
import { useEffect, useState } from 'react';
import { checkSeed } from '../../model/checkSeed.ts';
import { areSameNumbers, type DrawingLottery, drawnFromSeed } from '../../model/drawnFromSeed.ts';

/** The results of a check, as texts of `lotteries`. */
type Outcome = 'seedBeingChecked' | 'seedFits' | 'seedDiffers' | 'seedUnchecked' | 'numbersFollow' | 'numbersDiffer';

async function outcomesOf(lottery: DrawingLottery, draw: PastDraw): Promise<readonly Outcome[]> {
  const [fits, drawn] = await Promise.all([checkSeed(draw.seed, draw.commitment), drawnFromSeed(lottery, draw)]);
  if (fits === undefined) return ['seedUnchecked'];
  const seed = fits ? 'seedFits' : 'seedDiffers';
  // If the numbers could not be calculated, show no result for them.
  return drawn === undefined ? [seed] : [seed, areSameNumbers(drawn, draw) ? 'numbersFollow' : 'numbersDiffer'];
}

/**
 * Checks whether a draw's seed matches its commitment, and whether its numbers follow from the seed. Returns one text
 * for each known result.
 */
export function useDrawCheck(lottery: DrawingLottery, draw: PastDraw): readonly Outcome[] {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>(['seedBeingChecked']);
  useEffect(() => {
    let isStale = false;
    void outcomesOf(lottery, draw).then((found) => {
      if (!isStale) setOutcomes(found);
    });
    return () => {
      isStale = true;
    };
  }, [lottery, draw]);
  return outcomes;
}
