import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';

/** PENDING: the money left the wallet and is reserved. REJECTED and CANCELLED: it is back in the wallet. */
export const withdrawalStates = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

export const withdrawalState = v.picklist(withdrawalStates);

export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalValue = v.object({
  withdrawalId: v.string(),
  state: openPicklist(withdrawalStates),
  /** The amount that left the wallet. */
  amount: money,
  /** The merchant's fee. The bank receives amount less fee. */
  fee: money,
  bankName: v.string(),
  maskedNumber: v.string(),
  createdAt: moment,
  decidedAt: v.optional(moment),
  /** Whether `cancelWithdrawal` can cancel it now. Missing if it cannot. */
  cancellable: v.optional(v.boolean()),
});
