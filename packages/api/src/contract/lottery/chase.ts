import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

/** Fewest and most draws of a chase. */
export const chaseDraws = { least: 2, most: 50 } as const;

/**
 * `DONE`: every draw was played. `STOPPED`: a bet won and no more are to be placed, or a break began. `CANCELLED`: by the
 * player.
 */
const chaseStates = ['RUNNING', 'DONE', 'STOPPED', 'CANCELLED'] as const;

export type ChaseState = (typeof chaseStates)[number];

export const chaseValue = v.object({
  chaseId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  /** Of the draw that it began with. */
  firstIssue: v.string(),
  placedAt: moment,
  state: openPicklist(chaseStates),
  /** How many draws it is for. */
  draws: wholeNumber,
  /** On how many of them its bets were placed so far. */
  drawsPlaced: wholeNumber,
  stopOnWin: v.boolean(),
  /** What its bets cost on one draw. */
  drawStake: money,
  /** The amount that was taken for all draws: `staked`, `refunded` and the amount that is still to be placed. */
  stake: money,
  /** The amount that was placed so far, without bets that were cancelled afterwards. */
  staked: money,
  /** The amount that came back: for draws on which nothing was placed, and for bets that were cancelled. */
  refunded: money,
  /** What its bets returned so far, stakes included. */
  payout: money,
  /** Whether there is something left that is not placed yet. */
  canCancel: v.boolean(),
  bets: v.array(
    v.object({
      play: v.string(),
      playName: v.string(),
      picks: v.array(v.string()),
      /** For one; `stake` is this times `multiple`. */
      unitStake: money,
      multiple: wholeNumber,
      stake: money,
    }),
  ),
});
