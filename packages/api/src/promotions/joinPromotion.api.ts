import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { joinPromotion } from '../contract/promotions/joinPromotion.ts';

export interface JoinPromotionRequest extends CallBody<typeof joinPromotion> {
  /** Not part of the body. One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
}

export const joinPromotionApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Joins a promotion, or applies for one that the merchant reviews. No money moves. */
    joinPromotion: {
      ...gatewayMutation(
        build,
        joinPromotion,
      )({
        body: ({ promoId }: JoinPromotionRequest) => ({ promoId }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may have happened.
      invalidatesTags: ['Promotions'],
    },
  }),
});

export const { useJoinPromotionMutation } = joinPromotionApi;
