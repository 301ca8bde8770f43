import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** A choice on a board that somebody comes back to. */
export interface FavoriteNumbers {
  /** Whose it is: the merchant and the user name. */
  owner: string;
  /** What the lottery draws: every lottery of a kind has the same boards. */
  kind: string;
  /** Code of the play. */
  play: string;
  /** What is chosen at each place of the board. */
  selection: readonly (readonly string[])[];
}

/** Choices that their players stored, in the order they were. */
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
