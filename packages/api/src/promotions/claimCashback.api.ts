import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { claimCashback } from '../contract/promotions/claimCashback.ts';

/** The paid amount, and its lines. */
export type ClaimedCashback = CallValue<typeof claimCashback>;

export interface ClaimCashbackRequest {
  /** One key for each intent of the player: a repeated request has the same key and is executed once. */
  idempotencyKey: string;
}

export const claimCashbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Claims all cashback. It is never retried automatically: the caller repeats it with the same key. */
    claimCashback: {
      ...gatewayMutation(
        build,
        claimCashback,
      )({
        body: (_: ClaimCashbackRequest) => ({}),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Cashback', 'Wallet'],
    },
  }),
});

/** Reads the stored reply of a claim whose reply was lost. Returns undefined if it does not fit the contract. */
export function readClaimedCashback(reply: unknown): ClaimedCashback | undefined {
  const read = v.safeParse(claimCashback.value, reply);
  return read.success ? read.output : undefined;
}

export const { useClaimCashbackMutation } = claimCashbackApi;
