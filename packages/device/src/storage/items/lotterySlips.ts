import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A bet in the format for placing it. */
export interface SlipBet {
  /** Code of the play. */
  play: string;
  picks: readonly string[];
  /** For one bet, as a decimal string. */
  stake: string;
  /** Multiplier of the stake. */
  multiple: number;
}

/** The choice on a lottery's board that is not yet on the slip. */
export interface StoredBoard {
  /** Code of the chosen play. Default: the first play. */
  play?: string;
  /** For one bet, as a decimal string; empty if not set. */
  stake: string;
  /** Whether the stake is typed instead of chosen. */
  isOther: boolean;
  /** Multiplier of the stake. */
  multiple: number;
  /** The chosen entries at each position, by the play's code. */
  selections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Repeats the bets of a slip on several consecutive draws. */
export interface SlipChase {
  /** Number of draws, including the first. */
  draws: number;
  /** Whether the chase stops after a bet wins. */
  stopOnWin: boolean;
}

/** Chosen bets that were not placed. */
export interface StoredSlip {
  /** The owner: the merchant and the user name. */
  owner: string;
  /** The draw that they were chosen for; empty if there are no bets. */
  issue: string;
  bets: readonly SlipBet[];
  /** Missing if they are only for that draw. */
  chase?: SlipChase;
  /** Idempotency key of the sent slip, while the outcome is unknown. */
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
