import type { LotteryKind } from '@livery/api/contract';
import { type FairRandom, createFairRandom } from '../crypto/fairRandom.ts';
import type { DrawResult, Region } from './lottery.ts';

/** Prizes of a Vietnamese draw in the order of their announcement, each with the count and digits of its numbers. */
const prizesOf: Readonly<
  Record<'NORTH' | 'SOUTH', ReadonlyArray<readonly [prize: string, count: number, digits: number]>>
> = {
  NORTH: [
    ['SPECIAL', 1, 5],
    ['FIRST', 1, 5],
    ['SECOND', 2, 5],
    ['THIRD', 6, 5],
    ['FOURTH', 4, 4],
    ['FIFTH', 6, 4],
    ['SIXTH', 3, 3],
    ['SEVENTH', 4, 2],
  ],
  SOUTH: [
    ['SPECIAL', 1, 6],
    ['FIRST', 1, 5],
    ['SECOND', 1, 5],
    ['THIRD', 2, 5],
    ['FOURTH', 7, 5],
    ['FIFTH', 1, 4],
    ['SIXTH', 3, 4],
    ['SEVENTH', 1, 3],
    ['EIGHTH', 1, 2],
  ],
};

const upTo = (most: number): string[] => Array.from({ length: most }, (_, index) => String(index + 1));
const digits = (chance: FairRandom, count: number): string[] =>
  Array.from({ length: count }, () => String(chance.below(10)));

const draw: Readonly<Record<LotteryKind, (chance: FairRandom, region: Region | null) => DrawResult>> = {
  numero: (chance) => ({ numbers: digits(chance, 5) }),
  vn: (chance, region) => {
    const prizes = prizesOf[region === 'NORTH' ? 'NORTH' : 'SOUTH'].map(([prize, count, length]) => ({
      prize,
      numbers: Array.from({ length: count }, () => digits(chance, length).join('')),
    }));
    return { numbers: prizes[0]!.numbers, prizes };
  },
  keno: (chance) => ({ numbers: chance.draw(upTo(80), 20) }),
  dice: (chance) => ({ numbers: Array.from({ length: 3 }, () => String(chance.below(6) + 1)) }),
  race: (chance) => ({ numbers: chance.draw(upTo(10), 10) }),
  bingo: (chance) => ({ numbers: chance.draw(upTo(75), 30) }),
  eleven: (chance) => ({ numbers: chance.draw(upTo(11), 5) }),
};

interface Draw {
  game: { code: string; kind: LotteryKind; region: Region | null };
  issue: string;
  seed: Buffer;
}

/** The result of a draw. It depends only on its seed, its lottery's code and its issue. */
export function drawResult({ game, issue, seed }: Draw): DrawResult {
  return draw[game.kind](createFairRandom(seed, `${game.code}|${issue}`), game.region);
}
