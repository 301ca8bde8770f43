import { createHash } from 'node:crypto';
import type { LotteryKind } from '@livery/api/contract';
import { drawVectors } from '@livery/api/testing/drawVectors';
import { expect, test } from 'vitest';
import { commitmentOf, createFairRandom } from '../crypto/fairRandom.ts';
import { drawResult } from './drawResult.ts';
import type { DrawResult, Region } from './lottery.ts';
import { payoutOf, readPicks } from './plays/play.ts';
import { playsOf } from './plays/playsOf.ts';

const kinds: readonly [kind: LotteryKind, region: Region | null][] = [
  ['numero', null],
  ['vn', 'NORTH'],
  ['vn', 'CENTRE'],
  ['vn', 'SOUTH'],
  ['keno', null],
  ['dice', null],
  ['race', null],
  ['bingo', null],
  ['eleven', null],
];

const seedOf = (text: string) => createHash('sha256').update(text).digest();
const resultsOf = (kind: LotteryKind, region: Region | null, count: number) =>
  Array.from({ length: count }, (_, issue) =>
    drawResult({
      game: { code: `TEST_${kind}`, kind, region },
      issue: String(issue),
      seed: seedOf(`${region} ${issue}`),
    }),
  );
const whole = (list: readonly string[], least: number, most: number) =>
  list.every(
    (text) => /^\d+$/.test(text) && String(Number(text)) === text && Number(text) >= least && Number(text) <= most,
  );
const different = (list: readonly string[]) => new Set(list).size === list.length;
const lengths = ({ prizes = [] }: DrawResult) =>
  prizes.map(({ prize, numbers }) => `${prize} ${numbers.map(({ length }) => length).join('')}`);

const isWellFormed: Record<LotteryKind, (result: DrawResult, region: Region | null) => boolean> = {
  numero: ({ numbers }) => numbers.length === 5 && whole(numbers, 0, 9),
  keno: ({ numbers }) => numbers.length === 20 && whole(numbers, 1, 80) && different(numbers),
  dice: ({ numbers }) => numbers.length === 3 && whole(numbers, 1, 6),
  race: ({ numbers }) => numbers.length === 10 && whole(numbers, 1, 10) && different(numbers),
  bingo: ({ numbers }) => numbers.length === 30 && whole(numbers, 1, 75) && different(numbers),
  eleven: ({ numbers }) => numbers.length === 5 && whole(numbers, 1, 11) && different(numbers),
  vn: (result, region) =>
    result.prizes!.every(({ numbers }) => numbers.every((number) => /^\d+$/.test(number))) &&
    result.numbers[0] === result.prizes![0]!.numbers[0] &&
    lengths(result).join() ===
      (region === 'NORTH'
        ? 'SPECIAL 5,FIRST 5,SECOND 55,THIRD 555555,FOURTH 4444,FIFTH 444444,SIXTH 333,SEVENTH 2222'
        : 'SPECIAL 6,FIRST 5,SECOND 5,THIRD 55,FOURTH 5555555,FIFTH 4,SIXTH 444,SEVENTH 3,EIGHTH 2'),
};

test.each(kinds)('every result is well-formed: %s %s', (kind, region) => {
  expect(resultsOf(kind, region, 500).filter((result) => !isWellFormed[kind](result, region))).toEqual([]);
});

test.each(kinds)('a result depends on seed, code and issue, and on nothing else: %s %s', (kind, region) => {
  const game = { code: 'ONE', kind, region };
  const [result, ...others] = [
    { game, issue: '1', seed: seedOf('a') },
    { game, issue: '1', seed: seedOf('b') },
    { game, issue: '2', seed: seedOf('a') },
    { game: { ...game, code: 'TWO' }, issue: '1', seed: seedOf('a') },
  ].map((draw) => JSON.stringify(drawResult(draw)));
  expect(JSON.stringify(drawResult({ game, issue: '1', seed: seedOf('a') }))).toBe(result);
  // Two throws of three dice are equal with a probability of 1 in 216.
  expect(others.filter((other) => other === result)).toEqual([]);
});

test.each(kinds)(
  "the payout of every pick is the sum of its outcomes' odds, and never negative: %s %s",
  (kind, region) => {
    const results = resultsOf(kind, region, 60);
    for (const play of playsOf({ kind, region })) {
      const { from, digits = 0, least, most } = play.picks;
      const chance = createFairRandom(seedOf(play.code), 'picks');
      for (const result of results) {
        const count = least + chance.below(most - least + 1);
        const picks = readPicks(
          play.picks,
          from === undefined ? numbersOf(chance.below, digits, count) : chance.draw(from, count),
        ) as string[];
        const won = play.won(picks, result);
        expect(won.every((outcome) => outcome in play.odds)).toBe(true);
        const one = payoutOf(play, { picks, stake: 100n, result });
        expect(one).toBe(won.reduce((sum, outcome) => sum + BigInt(play.odds[outcome]!), 0n));
        // The merchant keeps fractions of a minor unit, so many small bets never pay more than one large bet.
        expect(payoutOf(play, { picks, stake: 7n, result }) * 100n).toBeLessThanOrEqual(one * 7n);
      }
    }
  },
);

/** Creates `count` different numbers of `digits` digits. */
function numbersOf(below: (limit: number) => number, digits: number, count: number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(String(below(10 ** digits)).padStart(digits, '0'));
  return [...numbers];
}

test('numbers below a limit are equally likely', () => {
  const { below } = createFairRandom(seedOf('even'), 'even');
  const seen = Array.from({ length: 7 }, () => 0);
  for (let i = 0; i < 70_000; i++) seen[below(7)]!++;
  // One standard deviation is 93. The limit is five of them.
  expect(Math.max(...seen.map((count) => Math.abs(count - 10_000)))).toBeLessThan(465);
});

test('the random stream matches the documentation', () => {
  // Computed separately: the first four bytes of HMAC-SHA256 under 32 zero bytes of "ONE|1|0", big-endian, modulo 10.
  const seed = Buffer.alloc(32);
  expect(commitmentOf(seed).toString('hex')).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  expect(drawResult({ game: { code: 'ONE', kind: 'numero', region: null }, issue: '1', seed }).numbers).toEqual([
    '4',
    '4',
    '9',
    '5',
    '2',
  ]);
});

test.each(drawVectors)(
  'a known draw has its known numbers: $kind $region of $code',
  ({ code, kind, region = null, issue, seed, drawn }) => {
    expect(drawResult({ game: { code, kind, region }, issue, seed: Buffer.from(seed, 'hex') })).toEqual(drawn);
  },
);
