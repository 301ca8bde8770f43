import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { payoutOf, type Play } from '../lottery/plays/play.ts';
import { playTableRow } from './playTableRow.ts';

const staked = 100n;
const guide = readFileSync(new URL('../../../../docs/lotteries.md', import.meta.url), 'utf8');

/** A return as docs/lotteries.md states it. */
export const rounded = (value: number): number => Number(value.toFixed(4));

/** Tries all results, and returns the best of the given picks. */
export function byTrying(play: Play, picks: readonly string[][], results: readonly { numbers: string[] }[]): number {
  const totals = picks.map((pick) =>
    results.reduce((sum, result) => sum + Number(payoutOf(play, { picks: pick, stake: staked, result })), 0),
  );
  return rounded(Math.max(...totals) / Number(staked) / results.length);
}

/** Each side of a play as a pick, for example big and small. */
export const sides = ({ picks }: Play): string[][] => picks.from!.map((side) => [side]);

/** The return of each play. Asserts that docs/lotteries.md has the same figures. */
export const returnsOf = (plays: readonly Play[], of: (play: Play) => number): Record<string, number> =>
  Object.fromEntries(
    plays.map((play) => {
      const returned = of(play);
      expect(guide).toContain(playTableRow(play, returned));
      return [play.code, returned];
    }),
  );
