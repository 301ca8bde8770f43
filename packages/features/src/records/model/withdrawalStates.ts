import { type UnknownWord, type WithdrawalState, withdrawalStates } from '@livery/api/contract';
import type { FilterOf, HistoryTone } from '@livery/foundation/history';

/** The filters of withdrawals in addition to the days. */
export const withdrawalFields = { state: withdrawalStates } as const;

export type WithdrawalFilter = FilterOf<typeof withdrawalFields>;

/** The tone of each state of a withdrawal. */
export const withdrawalTones: Readonly<Record<WithdrawalState, HistoryTone>> = {
  PENDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'danger',
  CANCELLED: 'muted',
};

/** Whether the money, including the fee, is back in the wallet. */
export const isReturned = (state: WithdrawalState | UnknownWord): boolean =>
  state === 'REJECTED' || state === 'CANCELLED';
