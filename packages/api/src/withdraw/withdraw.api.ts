import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { withdraw } from '../contract/withdraw/withdraw.ts';

/** A withdrawal that was asked for. Every amount is a decimal string. */
export type Withdrawal = CallValue<typeof withdraw>;

export interface WithdrawRequest extends CallBody<typeof withdraw> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const withdrawApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for money to be paid out. It never repeats by itself: to do so, under the same key, is the caller's. */
    withdraw: {
      ...gatewayMutation(
        build,
        withdraw,
      )({
        body: ({ cardId, amount, paymentPassword }: WithdrawRequest) => ({ cardId, amount, paymentPassword }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Wallet'],
    },
  }),
});

/** Reads the stored reply of a call whose answer was lost. Undefined where it is none. */
export function readWithdrawal(reply: unknown): Withdrawal | undefined {
  const read = v.safeParse(withdraw.value, reply);
  return read.success ? read.output : undefined;
}

export const { useWithdrawMutation } = withdrawApi;
