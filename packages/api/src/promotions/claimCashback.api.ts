import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { claimCashback } from '../contract/promotions/claimCashback.ts';

/** What was paid, and for which lines. */
export type ClaimedCashback = CallValue<typeof claimCashback>;

export interface ClaimCashbackRequest {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const claimCashbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Claims all cashback there is. It never repeats by itself: to do so, under the same key, is the caller's. */
    claimCashback: {
      ...gatewayMutation(
        build,
        claimCashback,
      )({
        body: (_: ClaimCashbackRequest) => ({}),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Cashback', 'Wallet'],
    },
  }),
});

/** Reads the stored reply of a claim whose answer was lost. Undefined where it is none. */
export function readClaimedCashback(reply: unknown): ClaimedCashback | undefined {
  const read = v.safeParse(claimCashback.value, reply);
  return read.success ? read.output : undefined;
}

export const { useClaimCashbackMutation } = claimCashbackApi;
