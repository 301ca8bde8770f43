import type { FavoriteNumbers } from '@livery/device/storage';
import { choicesOf, picksOf, placesOf, type Play, type Selection } from './picking.ts';

/** The maximum number of stored selections of one play. */
export const mostFavorites = 10;

export type FavoriteOwner = Pick<FavoriteNumbers, 'owner' | 'kind' | 'play'>;

const isOf = (one: FavoriteNumbers, { owner, kind, play }: FavoriteOwner) =>
  one.owner === owner && one.kind === kind && one.play === play;

const inOrder = (selection: Selection) => JSON.stringify(selection.map((chosen) => chosen.toSorted()));

/** Whether both selections contain the same choices, in any order of taps. */
export const isSameSelection = (one: Selection, other: Selection): boolean => inOrder(one) === inOrder(other);

/** Whether a selection makes a bet of a play. */
const isComplete = (play: Play, selection: Selection): boolean => picksOf(play, selection, 1).length > 0;

/** Returns a player's stored selections of a play, without choices that the board no longer has. */
export function favoritesOf(all: readonly FavoriteNumbers[], whose: FavoriteOwner, play: Play): readonly Selection[] {
  const choices = choicesOf(play);
  return all
    .filter((one) => isOf(one, whose))
    .map(({ selection }) => selection)
    .filter(
      (selection) =>
        selection.length === placesOf(play) &&
        selection.flat().every((choice) => choices.includes(choice)) &&
        isComplete(play, selection),
    );
}

/** Returns all stored selections without the given selection. */
export const withoutFavorite = (
  all: readonly FavoriteNumbers[],
  whose: FavoriteOwner,
  selection: Selection,
): FavoriteNumbers[] => all.filter((one) => !isOf(one, whose) || !isSameSelection(one.selection, selection));

/** Returns all stored selections and a new one. Only the newest `mostFavorites` selections of a play stay. */
export function withFavorite(
  all: readonly FavoriteNumbers[],
  whose: FavoriteOwner,
  selection: Selection,
): FavoriteNumbers[] {
  const others = withoutFavorite(all, whose, selection);
  const surplus = others.filter((one) => isOf(one, whose)).slice(0, -(mostFavorites - 1));
  return [...others.filter((one) => !surplus.includes(one)), { ...whose, selection }];
}
