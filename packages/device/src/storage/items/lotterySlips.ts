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

/** What somebody has chosen on a lottery's board and not put on the slip yet. */
export interface StoredBoard {
  /** Code of the chosen play. Missing: the first. */
  play?: string;
  /** For one, as decimal text; empty while none is given. */
  stake: string;
  /** Whether the stake is typed instead of one of those on offer. */
  isOther: boolean;
  /** How many times the stake. */
  multiple: number;
  /** By the play's code: what is chosen at each place. */
  selections: Readonly<Record<string, readonly (readonly string[])[]>>;
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
  /** The draw that they were chosen for; empty where there are none. */
  issue: string;
  bets: readonly SlipBet[];
  /** Missing where they are for that draw alone. */
  chase?: SlipChase;
  /** Idempotency key under which the slip was sent, while nobody knows what became of it. */
  sentKey?: string;
  board?: StoredBoard;
}

const isTexts = (found: unknown) => Array.isArray(found) && found.every((text: unknown) => typeof text === 'string');
const isCount = (found: unknown) => Number.isInteger(found) && Number(found) > 0;

const isBet = (found: unknown) => {
  const { play, picks, stake, multiple } = Object(found) as Partial<Record<keyof SlipBet, unknown>>;
  return (
    typeof play === 'string' &&
    isTexts(picks) &&
    typeof stake === 'string' &&
    /^\d+(\.\d+)?$/.test(stake) &&
    isCount(multiple)
  );
};

const isBoard = (found: unknown) => {
  const { play, stake, isOther, multiple, selections } = Object(found) as Partial<Record<keyof StoredBoard, unknown>>;
  return (
    ['string', 'undefined'].includes(typeof play) &&
    typeof stake === 'string' &&
    /^\d*(\.\d+)?$/.test(stake) &&
    typeof isOther === 'boolean' &&
    isCount(multiple) &&
    typeof selections === 'object' &&
    Object.values(Object(selections) as object).every(
      (places: unknown) => Array.isArray(places) && places.every((chosen: unknown) => isTexts(chosen)),
    )
  );
};

const isChase = (found: unknown) => {
  const { draws, stopOnWin } = Object(found) as Partial<Record<keyof SlipChase, unknown>>;
  return Number.isInteger(draws) && Number(draws) > 1 && typeof stopOnWin === 'boolean';
};

const isSlip = (found: unknown) => {
  const { owner, issue, bets, chase, sentKey, board } = Object(found) as Partial<Record<keyof StoredSlip, unknown>>;
  return (
    typeof owner === 'string' &&
    typeof issue === 'string' &&
    Array.isArray(bets) &&
    bets.every((bet: unknown) => isBet(bet)) &&
    (chase === undefined || isChase(chase)) &&
    ['string', 'undefined'].includes(typeof sentKey) &&
    (board === undefined || isBoard(board))
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
