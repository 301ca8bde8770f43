import { type DepositState, depositStates } from '@livery/api/contract';
import type { FilterOf, HistoryTone } from '@livery/foundation/history';

/** What deposits can be filtered by beside their days. */
export const depositFields = { state: depositStates } as const;

export type DepositFilter = FilterOf<typeof depositFields>;

/** How each state of a deposit looks beside its words. */
export const depositTones: Readonly<Record<DepositState, HistoryTone>> = {
  PENDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'danger',
  EXPIRED: 'muted',
  CANCELLED: 'muted',
};
