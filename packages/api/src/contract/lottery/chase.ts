import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

/** Minimum and maximum number of draws in a chase. */
export const chaseDraws = { least: 2, most: 50 } as const;

/**
 * State of a chase. `DONE`: every draw was played. `STOPPED`: a bet won and the chase stops on a win, or a break
 * started. `CANCELLED`: the player cancelled it.
 */
const chaseStates = ['RUNNING', 'DONE', 'STOPPED', 'CANCELLED'] as const;

export type ChaseState = (typeof chaseStates)[number];

export const chaseValue = v.object({
  chaseId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  /** Issue of the first draw. */
  firstIssue: v.string(),
  placedAt: moment,
  state: openPicklist(chaseStates),
  /** Number of draws in the chase. */
  draws: wholeNumber,
  /** Number of draws with placed bets so far. */
  drawsPlaced: wholeNumber,
  stopOnWin: v.boolean(),
  /** Stake of the chase's bets on one draw. */
  drawStake: money,
  /**
   * The amount that the player paid for all draws. It is the sum of `staked`, `refunded` and the amount that is not
   * placed yet.
   */
  stake: money,
  /** The stakes placed so far, without bets that were cancelled later. */
  staked: money,
  /** The refund for draws without an order and for cancelled bets. */
  refunded: money,
  /** The payout of the chase's bets so far, stakes included. */
  payout: money,
  /** Whether draws are left without an order. */
  canCancel: v.boolean(),
  bets: v.array(
    v.object({
      play: v.string(),
      playName: v.string(),
      picks: v.array(v.string()),
      /** Stake of one bet. `stake` is this amount times `multiple`. */
      unitStake: money,
      multiple: wholeNumber,
      stake: money,
    }),
  ),
});
