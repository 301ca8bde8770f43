import type { BettableLottery } from '@livery/api/lottery/lottery';

export type Play = BettableLottery['plays'][number];

/**
 * The choices on the board. If the places of a play matter, there is one list for each place. Otherwise all choices are
 * in the first list.
 */
export type Selection = readonly (readonly string[])[];

/** The layout of a play's board: a row of keys for each place, one grid of numbers, or a few large tiles with words. */
export type BoardLayout = 'places' | 'grid' | 'sides';

const tenDigits = Array.from({ length: 10 }, (_, digit) => String(digit));
const isNumber = (choice: string) => /^\d+$/.test(choice);

/**
 * Whether numbers are entered digit by digit. This applies to numbers of three or more digits, because a grid would
 * have a thousand keys or more.
 */
const isPutTogether = ({ picks: { from, digits = 0, most } }: Play): boolean =>
  from === undefined && digits > 2 && most === 1;

export function layoutOf(play: Play): BoardLayout {
  if (play.picks.isOrdered || isPutTogether(play)) return 'places';
  return choicesOf(play).every(isNumber) ? 'grid' : 'sides';
}

/** Returns the number of places on the board. It is one if the places do not matter. */
export const placesOf = (play: Play): number =>
  isPutTogether(play) ? play.picks.digits! : play.picks.isOrdered ? play.picks.least : 1;

/** Returns the choices at each place. */
export function choicesOf(play: Play): readonly string[] {
  const { from, digits = 1 } = play.picks;
  if (from !== undefined) return from;
  if (isPutTogether(play)) return tenDigits;
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
}

export const emptySelection = (play: Play): Selection => Array.from({ length: placesOf(play) }, () => []);

/** Returns the selection with a choice at a place added, or removed if it was chosen. */
export const toggled = (selection: Selection, place: number, choice: string): Selection =>
  selection.map((chosen, index) =>
    index !== place
      ? chosen
      : chosen.includes(choice)
        ? chosen.filter((other) => other !== choice)
        : [...chosen, choice],
  );

/** Whether one tap makes a bet of the play: one pick out of at most 20. */
export const isOneTap = ({ picks: { from, least, most } }: Play): boolean =>
  least === 1 && most === 1 && from !== undefined && from.length <= 20;

/**
 * Returns the picks of every bet that a selection makes: every combination across the places, or every combination of
 * the required number of picks.
 *
 * @param limit the maximum number of bets, because some selections make millions
 */
export function picksOf(play: Play, selection: Selection, limit: number): string[][] {
  const made: string[][] = [];
  for (const picks of waysThrough(play, selection)) {
    if (made.length === limit) break;
    made.push(picks);
  }
  return made;
}

function* waysThrough(play: Play, selection: Selection): Generator<string[]> {
  const { least, most, mayRepeat } = play.picks;
  const choices = choicesOf(play);
  const sorted = selection.map((chosen) => choices.filter((choice) => chosen.includes(choice)));
  if (isPutTogether(play)) {
    for (const digits of byPlace(sorted, true)) yield [digits.join('')];
  } else if (play.picks.isOrdered) yield* byPlace(sorted, mayRepeat);
  else if (sorted[0]!.length >= least) yield* combinations(sorted[0]!, Math.min(most, sorted[0]!.length));
}

function* byPlace(places: Selection, mayRepeat: boolean, before: readonly string[] = []): Generator<string[]> {
  const [first, ...rest] = places;
  if (first === undefined) return yield [...before];
  for (const choice of first) {
    if (mayRepeat || !before.includes(choice)) yield* byPlace(rest, mayRepeat, [...before, choice]);
  }
}

function* combinations(of: readonly string[], size: number): Generator<string[]> {
  if (size === 0) return yield [];
  for (let index = 0; index <= of.length - size; index += 1) {
    for (const rest of combinations(of.slice(index + 1), size - 1)) yield [of[index]!, ...rest];
  }
}
