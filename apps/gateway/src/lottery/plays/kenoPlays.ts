import { bigSmall, numbered, oddEven, pickCount } from './playNames.ts';
import { type Play, sidePlay, upTo } from './play.ts';

/** Payouts in hundredths by the count of picked numbers, then by the count of hits. */
const returns: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 2: 1_500 },
  3: { 2: 200, 3: 4_600 },
  4: { 2: 100, 3: 600, 4: 14_000 },
  5: { 3: 400, 4: 2_800, 5: 42_000 },
  6: { 3: 200, 4: 900, 5: 9_000, 6: 120_000 },
  7: { 3: 100, 4: 400, 5: 2_600, 6: 18_000, 7: 600_000 },
  8: { 4: 300, 5: 1_300, 6: 9_000, 7: 80_000, 8: 2_000_000 },
  9: { 4: 200, 5: 700, 6: 4_000, 7: 28_000, 8: 300_000, 9: 4_000_000 },
  10: { 0: 300, 5: 400, 6: 2_000, 7: 12_000, 8: 90_000, 9: 800_000, 10: 10_000_000 },
};

const pick = (count: number): Play => ({
  code: `PICK_${count}`,
  name: numbered(pickCount, count),
  picks: { from: upTo(80), least: count, most: count },
  odds: Object.fromEntries(Object.entries(returns[count]!).map(([hits, pays]) => [`HITS_${hits}`, pays])),
  won: (picks, { numbers }) => {
    const hits = picks.filter((number) => numbers.includes(number)).length;
    return hits in returns[count]! ? [`HITS_${hits}`] : [];
  },
});

const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);

/** Draws 20 of 80 numbers. */
export const kenoPlays: readonly Play[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pick),
  // 810, the middle of the possible sums, is a tie.
  sidePlay('BIG_SMALL', bigSmall, { BIG: 195, SMALL: 195, TIE: 14_000 }, ({ numbers }) =>
    sum(numbers) === 810 ? 'TIE' : sum(numbers) > 810 ? 'BIG' : 'SMALL',
  ),
  sidePlay('ODD_EVEN', oddEven, { ODD: 195, EVEN: 195 }, ({ numbers }) => (sum(numbers) % 2 === 1 ? 'ODD' : 'EVEN')),
];
