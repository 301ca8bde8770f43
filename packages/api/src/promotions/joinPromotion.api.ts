import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { joinPromotion } from '../contract/promotions/joinPromotion.ts';

export interface JoinPromotionRequest extends CallBody<typeof joinPromotion> {
  /**
   * Not part of the body. One key for each intent of the player: a repeated request has the same key and is executed
   * once.
   */
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
      // Invalidate even if the reply is lost: the call may have succeeded.
      invalidatesTags: ['Promotions'],
    },
  }),
});

export const { useJoinPromotionMutation } = joinPromotionApi;
