import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A bet on a lottery as it is placed. */
export interface SlipBet {
  /** Code of the play. */
  play: string;
  picks: readonly string[];
  /** For one, as decimal text. */
  stake: string;
  /** How many times the stake. */
  multiple: number;
}

/** The bets of a slip on several draws in a row. */
export interface SlipChase {
  /** How many, the first one included. */
  draws: number;
  /** Whether nothing more is placed once a bet won. */
  stopOnWin: boolean;
}

/** Bets that somebody has chosen and not placed. */
export interface StoredSlip {
  /** Whose it is: the merchant and the user name. */
  owner: string;
  /** The draw that they were chosen for. */
  issue: string;
  bets: readonly SlipBet[];
  /** Missing where they are for that draw alone. */
  chase?: SlipChase;
  /** Idempotency key under which the slip was sent, while nobody knows what became of it. */
  sentKey?: string;
}

const isBet = (found: unknown) => {
  const { play, picks, stake, multiple } = Object(found) as Partial<Record<keyof SlipBet, unknown>>;
  return (
    typeof play === 'string' &&
    Array.isArray(picks) &&
    picks.every((pick: unknown) => typeof pick === 'string') &&
    typeof stake === 'string' &&
    /^\d+(\.\d+)?$/.test(stake) &&
    Number.isInteger(multiple) &&
    Number(multiple) > 0
  );
};

const isChase = (found: unknown) => {
  const { draws, stopOnWin } = Object(found) as Partial<Record<keyof SlipChase, unknown>>;
  return Number.isInteger(draws) && Number(draws) > 1 && typeof stopOnWin === 'boolean';
};

const isSlip = (found: unknown) => {
  const { owner, issue, bets, chase, sentKey } = Object(found) as Partial<Record<keyof StoredSlip, unknown>>;
  return (
    typeof owner === 'string' &&
    typeof issue === 'string' &&
    Array.isArray(bets) &&
    bets.every((bet: unknown) => isBet(bet)) &&
    (chase === undefined || isChase(chase)) &&
    ['string', 'undefined'].includes(typeof sentKey)
  );
};

/** The slips of this tab, by the lottery's code. */
export const lotterySlipsItem = defineItem<Readonly<Record<string, StoredSlip>>>({
  key: storageKeys.lotterySlips,
  area: 'session',
  parse: parseObject<Record<string, StoredSlip>>(
    (found) => !Array.isArray(found) && Object.values(found).every((slip) => isSlip(slip)),
  ),
  fallback: {},
});
