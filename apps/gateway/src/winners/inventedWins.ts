import type { Merchant } from '@livery/merchant';
import { headIconIds } from '../art/index.ts';
import { maskUsername } from '../member/maskUsername.ts';
import { seededRandom } from '../seed/seededRandom.ts';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** A win of an invented player. */
export interface InventedWin {
  name: string;
  gameRow: number;
  /** Minor units. */
  amount: bigint;
  at: Date;
}

const names = [
  'amina',
  'rafiq',
  'tania',
  'joao',
  'bilal',
  'sadia',
  'nasrin',
  'paulo',
  'imran',
  'luiza',
  'farhan',
  'keya',
  'zubair',
  'camila',
  'shanto',
  'hira',
];
const everyMs = 7 * 60_000;

const nameOf = (random: ReturnType<typeof seededRandom>) => maskUsername(`${random.pick(names)}${random.below(10)}`);
/** Many small amounts, few large ones. */
const amountOf = (random: ReturnType<typeof seededRandom>, merchant: Merchant, least: number, most: number) =>
  toMinorUnits(Math.floor(least * (most / least) ** (random.below(1_000) / 1_000)), exponentOf(merchant)) +
  BigInt(random.below(100)) * 10n ** BigInt(Math.max(0, exponentOf(merchant) - 2));

/**
 * The latest `count` invented wins before `now`. There is one every seven minutes, the same for a merchant and time on
 * every machine. Invented wins make a sandbox without players look lively. They are not stored, and no money moves.
 */
export function inventedWins(
  merchant: Merchant,
  { gameRows, now, count }: { gameRows: readonly number[]; now: Date; count: number },
): InventedWin[] {
  if (gameRows.length === 0) return [];
  const last = Math.floor(now.getTime() / everyMs);
  return Array.from({ length: count }, (_, index) => {
    const turn = last - index;
    const random = seededRandom(`win at ${merchant.code} ${turn}`);
    return {
      name: nameOf(random),
      gameRow: random.pick(gameRows),
      amount: amountOf(random, merchant, 200, 60_000),
      at: new Date(turn * everyMs),
    };
  });
}

/** Invented amounts won in the period that started on `since`: the longer the period, the higher the amounts. */
export function inventedRanks(
  merchant: Merchant,
  { period, since, days }: { period: string; since: string; days: number },
): Array<{ name: string; amount: bigint; headIcon: string }> {
  const random = seededRandom(`rank at ${merchant.code} ${period} ${since}`);
  const portraits = random.shuffled(headIconIds);
  return Array.from({ length: 20 }, (_, index) => ({
    headIcon: portraits[index % portraits.length]!,
    name: nameOf(random),
    amount: amountOf(random, merchant, 900 * days, 90_000 * days),
  }));
}
