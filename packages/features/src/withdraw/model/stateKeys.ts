import type { WithdrawalState } from '@livery/api/contract';

/** Keys in the texts of `withdraw`: what a state means to a player. */
export const stateKeys = {
  PENDING: 'statePending',
  APPROVED: 'stateApproved',
  REJECTED: 'stateRejected',
  CANCELLED: 'stateCancelled',
} as const satisfies Record<WithdrawalState, string>;
