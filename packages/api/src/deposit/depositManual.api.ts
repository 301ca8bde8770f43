import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { depositManual } from '../contract/deposit/depositManual.ts';

export type DepositManualResult = CallValue<typeof depositManual>;

export type DepositManualRequest = CallBody<typeof depositManual> & {
  /** One for each intent of the player: what is sent again carries the same one, and is done once. */
  idempotencyKey: string;
};

export const depositManualApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    depositManual: gatewayMutation(
      build,
      depositManual,
    )({
      body: ({ idempotencyKey: _, ...body }: DepositManualRequest) => body,
      idempotencyKey: (request) => request.idempotencyKey,
    }),
  }),
});

export const { useDepositManualMutation } = depositManualApi;
