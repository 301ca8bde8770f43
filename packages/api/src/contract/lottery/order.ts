import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { wholeNumber } from '../values/wholeNumber.ts';
import { prizes } from './draw.ts';

const betStatuses = ['PLACED', 'CANCELLED', 'WON', 'LOST'] as const;

export type BetStatus = (typeof betStatuses)[number];

/** A status in a request. */
export const betStatus = v.picklist(betStatuses);

/** A status in a reply. */
export const repliedStatus = openPicklist(betStatuses);

/** The play and the picks of a bet. */
const choice = {
  play: v.string(),
  playName: v.string(),
  picks: v.array(v.string()),
};

export const orderValue = v.object({
  orderId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  issue: v.string(),
  placedAt: moment,
  /** Suborders can be cancelled until this time. */
  closesAt: moment,
  drawsAt: moment,
  /** PLACED until the last suborder is settled. After that, WON if any suborder won, else LOST if any suborder lost. */
  status: repliedStatus,
  /** The amount that the player paid for the order, cancelled suborders included. */
  stake: money,
  /** The refund for cancelled suborders. */
  refunded: money,
  /** The payout of won suborders, stake included. */
  payout: money,
  bets: wholeNumber,
  /** The bet of the order's first suborder, for lists that show more than the number of bets. */
  first: v.optional(v.object(choice)),
});

export const orderDetail = v.object({
  ...orderValue.entries,
  suborders: v.array(
    v.object({
      suborderId: v.string(),
      ...choice,
      /** Stake of one bet. `stake` is this amount times `multiple`. */
      unitStake: money,
      multiple: wholeNumber,
      stake: money,
      status: repliedStatus,
      payout: money,
      canCancel: v.boolean(),
    }),
  ),
  /** The numbers of the draw. Missing before the draw. */
  numbers: v.optional(v.array(v.string())),
  prizes,
});
