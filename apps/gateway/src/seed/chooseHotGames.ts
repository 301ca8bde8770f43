import { type GameType, gameTypes } from '@livery/api/contract';
import { seededRandom } from './seededRandom.ts';
import { spaced, subjectOf } from './spreadMotifs.ts';

interface Candidate {
  id: number;
  name: string;
  icon: string;
  gameType: GameType;
  vendorCode: string;
}

/** Number of hot games of each type; 36 in total. */
const wanted: Readonly<Record<GameType, number>> = { RNG: 14, LIVE: 6, FISH: 4, PVP: 4, SPORTS: 3, ELOTT: 3, LOTT: 2 };

/**
 * Chooses a merchant's hot games in order: all types, mixed so that the first screen shows many, at most three of a
 * vendor, and with different subjects for neighbours.
 */
export function chooseHotGames(merchantCode: string, candidates: readonly Candidate[]): number[] {
  const random = seededRandom(`hot games of ${merchantCode}`);
  const mixed = random.shuffled(candidates);
  const chosen = gameTypes.flatMap((gameType) => {
    const perVendor = new Map<string, number>();
    return (
      mixed
        .filter((game) => game.gameType === gameType)
        .filter(({ vendorCode }) => {
          perVendor.set(vendorCode, (perVendor.get(vendorCode) ?? 0) + 1);
          return perVendor.get(vendorCode)! <= 3;
        })
        .slice(0, wanted[gameType])
        // Spread evenly over the list, each type at its own interval.
        .map((game, index, all) => ({ game, place: (index + 0.5) / all.length }))
    );
  });
  const mixedKinds = chosen.toSorted((a, b) => a.place - b.place || a.game.id - b.game.id).map(({ game }) => game);
  return spaced(mixedKinds, subjectOf).map(({ id }) => id);
}
