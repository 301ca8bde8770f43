import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { acceptDepositPromo } from '../contract/deposit/acceptDepositPromo.ts';

export type AcceptDepositPromoRequest = CallBody<typeof acceptDepositPromo> & {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
};

export const acceptDepositPromoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a promotion along with a deposit that waits. No money moves before the deposit is approved. */
    acceptDepositPromo: {
      ...gatewayMutation(
        build,
        acceptDepositPromo,
      )({
        body: ({ idempotencyKey: _, ...body }: AcceptDepositPromoRequest) => body,
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Deposits and their promotions are listed under this tag.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useAcceptDepositPromoMutation } = acceptDepositPromoApi;
