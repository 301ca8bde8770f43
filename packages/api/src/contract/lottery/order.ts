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

/** What was bet: on which play, and what was picked. */
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
  /** Suborders can be cancelled until then. */
  closesAt: moment,
  drawsAt: moment,
  /** PLACED until the last suborder is; then WON if one of them won, LOST if one of them lost. */
  status: repliedStatus,
  /** What was taken for it; cancelled suborders count. */
  stake: money,
  /** What came back for cancelled suborders. */
  refunded: money,
  /** What the won ones returned, stake included. */
  payout: money,
  bets: wholeNumber,
  /** What was bet by its first suborder, for lists that say more than how many there are. */
  first: v.optional(v.object(choice)),
});

export const orderDetail = v.object({
  ...orderValue.entries,
  suborders: v.array(
    v.object({
      suborderId: v.string(),
      ...choice,
      /** For one; `stake` is this times `multiple`. */
      unitStake: money,
      multiple: wholeNumber,
      stake: money,
      status: repliedStatus,
      payout: money,
      canCancel: v.boolean(),
    }),
  ),
  /** Of the draw; there once it was drawn. */
  numbers: v.optional(v.array(v.string())),
  prizes,
});
