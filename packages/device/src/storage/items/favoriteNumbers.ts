import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** A set of numbers for a lottery's board that the member stored. */
export interface FavoriteNumbers {
  /** The owner: the merchant and the user name. */
  owner: string;
  /** Kind of lottery. All lotteries of a kind have the same boards. */
  kind: string;
  /** Code of the play. */
  play: string;
  /** The selected entries at each position of the board. */
  selection: readonly (readonly string[])[];
}

/** The stored sets of numbers, oldest first. */
export const favoriteNumbersItem = defineItem<readonly FavoriteNumbers[]>({
  key: storageKeys.favoriteNumbers,
  area: 'local',
  parse: (text) => {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isFavorite) : undefined;
  },
  fallback: [],
});

function isFavorite(found: unknown): found is FavoriteNumbers {
  const { owner, kind, play, selection } = Object(found) as Partial<Record<keyof FavoriteNumbers, unknown>>;
  return (
    [owner, kind, play].every((text) => typeof text === 'string') &&
    Array.isArray(selection) &&
    selection.every(
      (chosen: unknown) => Array.isArray(chosen) && chosen.every((choice: unknown) => typeof choice === 'string'),
    )
  );
}
