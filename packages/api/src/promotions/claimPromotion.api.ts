import * as v from 'valibot';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { claimPromotion } from '../contract/promotions/claimPromotion.ts';

/** A promotion as it stands after its claim: CLAIMED, or PROCESSING where the merchant reviews it first. */
export type ClaimedPromotion = CallValue<typeof claimPromotion>;

export interface ClaimPromotionRequest extends CallBody<typeof claimPromotion> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const claimPromotionApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Claims what a promotion pays. It never repeats by itself: to do so, under the same key, is the caller's. */
    claimPromotion: {
      ...gatewayMutation(
        build,
        claimPromotion,
      )({
        body: ({ promoId }: ClaimPromotionRequest) => ({ promoId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Promotions', 'Wallet'],
    },
  }),
});

/** Reads the stored reply of a claim whose answer was lost. Undefined where it is none. */
export function readClaimedPromotion(reply: unknown): ClaimedPromotion | undefined {
  const read = v.safeParse(claimPromotion.value, reply);
  return read.success ? read.output : undefined;
}

export const { useClaimPromotionMutation } = claimPromotionApi;
