import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';

/** PENDING: the money left the wallet and is reserved. REJECTED and CANCELLED: the money is in the wallet again. */
export const withdrawalStates = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

export const withdrawalState = v.picklist(withdrawalStates);

export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalValue = v.object({
  withdrawalId: v.string(),
  state: openPicklist(withdrawalStates),
  /** The amount that left the wallet. */
  amount: money,
  /** The merchant's fee. The bank receives the amount minus the fee. */
  fee: money,
  bankName: v.string(),
  maskedNumber: v.string(),
  createdAt: moment,
  decidedAt: v.optional(moment),
  /** Whether `cancelWithdrawal` can cancel the withdrawal now. Missing if it cannot. */
  cancellable: v.optional(v.boolean()),
});
