import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { acceptDepositPromo } from '../contract/deposit/acceptDepositPromo.ts';

export type AcceptDepositPromoResult = CallValue<typeof acceptDepositPromo>;

export type AcceptDepositPromoRequest = CallBody<typeof acceptDepositPromo> & {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
};

export const acceptDepositPromoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    acceptDepositPromo: gatewayMutation(
      build,
      acceptDepositPromo,
    )({
      body: ({ idempotencyKey: _, ...body }: AcceptDepositPromoRequest) => body,
      idempotencyKey: (request) => request.idempotencyKey,
    }),
  }),
});

export const { useAcceptDepositPromoMutation } = acceptDepositPromoApi;
