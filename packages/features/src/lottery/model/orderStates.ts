import type { BetStatus, UnknownWord } from '@livery/api/contract';
import type { HistoryTone } from '@livery/foundation/history-list';
import { isGain } from './netResult.ts';

/** The statuses by which orders can be filtered, in this order. */
export const orderStatuses: readonly BetStatus[] = ['PLACED', 'WON', 'LOST', 'CANCELLED'];

/** A status as it is presented. PARTLY: a bet won, but the payout is not more than the stake. */
export type ShownStatus = BetStatus | 'PARTLY';

/** Whether a status is final. A status that this version of the app does not define may still change. */
export const isSettled = (status: BetStatus | UnknownWord): boolean =>
  typeof status === 'string' && status !== 'PLACED';

/** Returns the status of an order or a bet as it is presented. It is a win only if there is a gain. */
export const shownStatus = (one: {
  status: BetStatus | UnknownWord;
  stake: string;
  payout: string;
  refunded?: string;
}): ShownStatus | UnknownWord => (one.status === 'WON' && !isGain(one) ? 'PARTLY' : one.status);

/** The colour of each status, in addition to its words. */
export const orderTones: Readonly<Record<ShownStatus, HistoryTone>> = {
  PLACED: 'accent',
  WON: 'positive',
  PARTLY: 'muted',
  LOST: 'muted',
  CANCELLED: 'muted',
};
