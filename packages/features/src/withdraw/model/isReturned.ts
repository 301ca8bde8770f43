import type { UnknownWord, WithdrawalState } from '@livery/api/contract';

/** Whether the money is in the wallet again, the fee included. */
export const isReturned = (state: WithdrawalState | UnknownWord): boolean =>
  state === 'REJECTED' || state === 'CANCELLED';
