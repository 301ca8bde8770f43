import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { claimPromotion } from '../contract/promotions/claimPromotion.ts';

/** A promotion after its claim: CLAIMED, or PROCESSING if the merchant reviews it first. */
export type ClaimedPromotion = CallValue<typeof claimPromotion>;

export interface ClaimPromotionRequest extends CallBody<typeof claimPromotion> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
  idempotencyKey: string;
}

export const claimPromotionApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Claims the bonus of a promotion. It is never retried automatically: the caller repeats it with the same key. */
    claimPromotion: {
      ...gatewayMutation(
        build,
        claimPromotion,
      )({
        body: ({ promoId }: ClaimPromotionRequest) => ({ promoId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the call may have succeeded.
      invalidatesTags: ['Promotions', 'Wallet'],
    },
  }),
});

/** Reads the stored reply of a claim whose reply was lost. Returns undefined if it does not fit the contract. */
export function readClaimedPromotion(reply: unknown): ClaimedPromotion | undefined {
  const read = v.safeParse(claimPromotion.value, reply);
  return read.success ? read.output : undefined;
}

export const { useClaimPromotionMutation } = claimPromotionApi;
