import { bingo, eleven, keno } from './balls.ts';
import type { BetModel } from './betModel.ts';
import { dice } from './dice.ts';
import { numero } from './numero.ts';
import { race } from './race.ts';
import { vn } from './vn.ts';

/** The plays of each family of lotteries. */
export const betModels = {
  numero,
  dice,
  race,
  keno,
  bingo,
  eleven,
  vnNorth: vn({ ends: 27, threes: 23, heads: 4 }),
  vnSouth: vn({ ends: 18, threes: 17, heads: 1 }),
} satisfies Readonly<Record<string, Readonly<Record<string, BetModel>>>>;
