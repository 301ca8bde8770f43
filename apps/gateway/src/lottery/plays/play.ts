import type { LocalText } from '../../db/schema/index.ts';
import type { DrawResult } from '../lottery.ts';

/** The picks of a bet: `least` to `most` entries of `from`, or numbers with `digits` digits. */
export interface PickRule {
  readonly from?: readonly string[];
  readonly digits?: number;
  readonly least: number;
  readonly most: number;
  /** Whether the order matters. If not, picks are stored sorted. */
  readonly isOrdered?: boolean;
  readonly mayRepeat?: boolean;
}

/** A kind of bet on a lottery. */
export interface Play {
  readonly code: string;
  readonly name: LocalText;
  readonly picks: PickRule;
  /** Payout per unit of stake by outcome, including the stake, in hundredths: 9.60 is 960. */
  readonly odds: Readonly<Record<string, number>>;
  /** The outcomes that these picks won, one entry per payout; empty if they lost. */
  won(picks: readonly string[], result: DrawResult): readonly string[];
}

/** The payout of a stake, in minor units, rounded down. */
export function payoutOf(
  play: Play,
  { picks, stake, result }: { picks: readonly string[]; stake: bigint; result: DrawResult },
): bigint {
  const hundredths = play.won(picks, result).reduce((sum, outcome) => sum + play.odds[outcome]!, 0);
  return (stake * BigInt(hundredths)) / 100n;
}

/**
 * Validates picks.
 * @returns the picks in their stored form, or the problem with them.
 */
export function readPicks(
  { from, digits, least, most, isOrdered = false, mayRepeat = false }: PickRule,
  picks: readonly string[],
): readonly string[] | { problem: string } {
  if (picks.length < least || picks.length > most)
    return { problem: least === most ? `takes ${least}` : `takes ${least} to ${most}` };
  const odd = picks.find((pick) =>
    from === undefined ? pick.length !== digits || !/^\d+$/.test(pick) : !from.includes(pick),
  );
  if (odd !== undefined)
    return {
      problem: from === undefined ? `takes numbers of ${digits} digits` : `does not take ${JSON.stringify(odd)}`,
    };
  if (!mayRepeat && new Set(picks).size < picks.length) return { problem: 'takes each only once' };
  return isOrdered ? picks : picks.toSorted((a, b) => Number(a) - Number(b));
}

/** The numbers from 1 to `most` as texts. */
export const upTo = (most: number): string[] => Array.from({ length: most }, (_, index) => String(index + 1));

const win = (is: boolean): readonly string[] => (is ? ['WIN'] : []);

/** Creates a play with one payout, which is won or lost. */
export function simplePlay(
  code: string,
  name: LocalText,
  picks: PickRule,
  pays: number,
  isWon: (picks: readonly string[], result: DrawResult) => boolean,
): Play {
  return { code, name, picks, odds: { WIN: pays }, won: (chosen, result) => win(isWon(chosen, result)) };
}

/** Creates a play on one of several named sides, each with its own payout: big or small; dragon, tiger or tie. */
export function sidePlay(
  code: string,
  name: LocalText,
  odds: Readonly<Record<string, number>>,
  sideOf: (result: DrawResult) => string | undefined,
): Play {
  return {
    code,
    name,
    odds,
    picks: { from: Object.keys(odds), least: 1, most: 1 },
    won: ([side], result) => (sideOf(result) === side ? [side!] : []),
  };
}
