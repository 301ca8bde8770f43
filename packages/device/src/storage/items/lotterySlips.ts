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

/** Bets that somebody has chosen and not placed. */
export interface StoredSlip {
  /** Whose it is: the merchant and the user name. */
  owner: string;
  /** The draw that they were chosen for. */
  issue: string;
  bets: readonly SlipBet[];
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

const isSlip = (found: unknown) => {
  const { owner, issue, bets, sentKey } = Object(found) as Partial<Record<keyof StoredSlip, unknown>>;
  return (
    typeof owner === 'string' &&
    typeof issue === 'string' &&
    Array.isArray(bets) &&
    bets.every((bet: unknown) => isBet(bet)) &&
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
