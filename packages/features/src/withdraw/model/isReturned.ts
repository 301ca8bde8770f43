import type { UnknownWord, WithdrawalState } from '@livery/api/contract';

/** Whether the money, including the fee, is back in the wallet. */
export const isReturned = (state: WithdrawalState | UnknownWord): boolean =>
  state === 'REJECTED' || state === 'CANCELLED';
