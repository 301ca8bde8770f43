import type { StoredBoard } from '@livery/device/storage';
import type { BetLimits } from './betLimits.ts';
import { choicesOf, emptySelection, placesOf, type Play, type Selection } from './picking.ts';

/** Creates a board without selections, with the lowest stake on offer and multiple 1. */
export const emptyBoard = (chips: readonly string[], { minStake }: BetLimits): StoredBoard => ({
  stake: chips[0] ?? minStake,
  isOther: chips.length === 0,
  multiple: 1,
  selections: {},
});

/** Returns the stake and the multiple of a stored board, if the lottery still accepts them. */
export function fittingStake(
  { stake, isOther, multiple }: StoredBoard,
  chips: readonly string[],
  limits: BetLimits,
): Pick<StoredBoard, 'stake' | 'isOther' | 'multiple'> {
  const isOffered = isOther || chips.includes(stake);
  const { stake: first, isOther: isTyped } = emptyBoard(chips, limits);
  return {
    stake: isOffered ? stake : first,
    isOther: isOffered ? isOther : isTyped,
    multiple: Math.min(multiple, limits.maxMultiple),
  };
}

/** Returns the stored selection of a play. Empty if the places or choices of the play have changed. */
export function fittingSelection({ selections }: StoredBoard, play: Play): Selection {
  const kept = selections[play.code];
  const choices = choicesOf(play);
  const fits =
    kept?.length === placesOf(play) && kept.every((chosen) => chosen.every((choice) => choices.includes(choice)));
  return fits ? kept : emptySelection(play);
}
