import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { acceptDepositPromo } from '../contract/deposit/acceptDepositPromo.ts';

export type AcceptDepositPromoRequest = CallBody<typeof acceptDepositPromo> & {
  /** One key for each intent of the player: a repeated request has the same key and is executed once. */
  idempotencyKey: string;
};

export const acceptDepositPromoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a promotion to a pending deposit. No money moves before the deposit is approved. */
    acceptDepositPromo: {
      ...gatewayMutation(
        build,
        acceptDepositPromo,
      )({
        body: ({ idempotencyKey: _, ...body }: AcceptDepositPromoRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Deposits and their promotions have this tag.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useAcceptDepositPromoMutation } = acceptDepositPromoApi;
