import type { WithdrawalState } from '@livery/api/contract';

/** Text keys in `withdraw` for the meaning of each state. */
export const stateKeys = {
  PENDING: 'statePending',
  APPROVED: 'stateApproved',
  REJECTED: 'stateRejected',
  CANCELLED: 'stateCancelled',
} as const satisfies Record<WithdrawalState, string>;
