import type { PlayBreakKind, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';

/** A break that the player can choose. */
export interface BreakChoice {
  /** Id of the choice in an address, for example `timeOut-7`. */
  id: string;
  kind: PlayBreakKind;
  /** Length in days for a time-out, and in months for an exclusion. */
  length: number;
}

const dayMs = 86_400_000;

/** Returns the end of a break that starts now. Argument and result are in milliseconds since 1970. */
export function breakEnd({ kind, length }: Pick<BreakChoice, 'kind' | 'length'>, now: number): number {
  return kind === 'timeOut' ? now + length * dayMs : monthsLater(now, length);
}

/**
 * Returns the breaks that can be chosen: those of the licence that end later than the current break.
 *
 * @param now by the gateway's clock, in milliseconds since 1970
 */
export function breaksOffered({ licence, break: held }: Pick<SaferPlay, 'licence' | 'break'>, now: number) {
  const after = held === undefined ? now : Date.parse(held.until);
  const choices = (kind: PlayBreakKind, lengths: readonly number[]): BreakChoice[] =>
    lengths
      .map((length) => ({ id: `${kind}-${length}`, kind, length }))
      .filter((choice) => breakEnd(choice, now) > after);
  return {
    timeOuts: choices('timeOut', licence.timeOutDays),
    exclusions: choices('exclusion', licence.exclusionMonths),
  };
}

/** Returns the same day and time some months later. If that month is too short, returns its last day. */
function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
