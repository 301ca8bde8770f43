import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A bet in the format for placing it. */
export interface SlipBet {
  /** Code of the play. */
  play: string;
  picks: readonly string[];
  /** Stake of one bet, as a decimal string. */
  stake: string;
  /** Multiplier of the stake. */
  multiple: number;
}

/** The selection on a lottery's board that is not on the slip yet. */
export interface StoredBoard {
  /** Code of the selected play. Default: the first play. */
  play?: string;
  /** Stake of one bet, as a decimal string. Empty if it is not set. */
  stake: string;
  /** Whether the player typed the stake and did not select it. */
  isOther: boolean;
  /** Multiplier of the stake. */
  multiple: number;
  /** The selected entries at each position, by the code of the play. */
  selections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Places the bets of a slip again for several consecutive draws. */
export interface SlipChase {
  /** Number of draws, including the first one. */
  draws: number;
  /** Whether the chase stops after a bet wins. */
  stopOnWin: boolean;
}

/** Selected bets that were not placed yet. */
export interface StoredSlip {
  /** The owner: the merchant and the user name. */
  owner: string;
  /** The draw for which the bets were selected. Empty if there are no bets. */
  issue: string;
  bets: readonly SlipBet[];
  /** Undefined if the bets are for only one draw. */
  chase?: SlipChase;
  /** Idempotency key of the slip that was sent. Set while the outcome is unknown. */
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

/** The slips of this tab, by the code of the lottery. */
export const lotterySlipsItem = defineItem<Readonly<Record<string, StoredSlip>>>({
  key: storageKeys.lotterySlips,
  area: 'session',
  parse: parseObject<Record<string, StoredSlip>>(
    (found) => !Array.isArray(found) && Object.values(found).every((slip) => isSlip(slip)),
  ),
  fallback: {},
});
