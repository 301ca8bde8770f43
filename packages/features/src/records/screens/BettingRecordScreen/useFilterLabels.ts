import type { GameCategory } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import type { BetFilter } from '../../model/betFilter.ts';
import { namedAs } from '../../model/coded.ts';
import { vendorsOf } from '../../model/vendorsOf.ts';

/**
 * Returns the words of the active filters of bets, in addition to the days. If a vendor has no known name, its code is
 * shown.
 */
export function useFilterLabels(
  { gameType, vendor, status }: BetFilter,
  categories: readonly GameCategory[],
): readonly string[] {
  const { t } = useTexts('bets');
  const { t: games } = useTexts('games');
  const vendorName = namedAs(vendor, vendorsOf(categories, undefined));
  return [gameType && games(`category${gameType}`), vendorName, status && t(status)].filter(
    (words): words is string => words !== undefined,
  );
}
