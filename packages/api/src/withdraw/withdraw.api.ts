import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { withdraw } from '../contract/withdraw/withdraw.ts';

/** A requested withdrawal. Every amount is a decimal string. */
export type Withdrawal = CallValue<typeof withdraw>;

export interface WithdrawRequest extends CallBody<typeof withdraw> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

export const withdrawApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests a withdrawal. It is never retried automatically: the caller repeats it with the same key. */
    withdraw: {
      ...gatewayMutation(
        build,
        withdraw,
      )({
        body: ({ cardId, amount, paymentPassword }: WithdrawRequest) => ({ cardId, amount, paymentPassword }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose reply was lost. Returns undefined if it does not fit the contract. */
export function readWithdrawal(reply: unknown): Withdrawal | undefined {
  const read = v.safeParse(withdraw.value, reply);
  return read.success ? read.output : undefined;
}

export const { useWithdrawMutation } = withdrawApi;
