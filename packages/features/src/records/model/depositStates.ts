import { type DepositState, depositStates } from '@livery/api/contract';
import type { FilterOf, HistoryTone } from '@livery/foundation/history';

/** The filters of deposits in addition to the days. */
export const depositFields = { state: depositStates } as const;

export type DepositFilter = FilterOf<typeof depositFields>;

/** The tone of each state of a deposit. */
export const depositTones: Readonly<Record<DepositState, HistoryTone>> = {
  PENDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'danger',
  EXPIRED: 'muted',
  CANCELLED: 'muted',
};
