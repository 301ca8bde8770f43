import { type UnknownWord, type WithdrawalState, withdrawalStates } from '@livery/api/contract';
import type { FilterOf, HistoryTone } from '@livery/foundation/history';

/** What withdrawals can be filtered by beside their days. */
export const withdrawalFields = { state: withdrawalStates } as const;

export type WithdrawalFilter = FilterOf<typeof withdrawalFields>;

/** How each state of a withdrawal looks beside its words. */
export const withdrawalTones: Readonly<Record<WithdrawalState, HistoryTone>> = {
  PENDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'danger',
  CANCELLED: 'muted',
};

/** Whether the money is in the wallet again, the fee included. */
export const isReturned = (state: WithdrawalState | UnknownWord): boolean =>
  state === 'REJECTED' || state === 'CANCELLED';
