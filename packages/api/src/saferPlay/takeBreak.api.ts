import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { takeBreak } from '../contract/saferPlay/takeBreak.ts';

/** The current break. */
export type PlayBreak = CallValue<typeof takeBreak>;

export interface TakeBreakRequest extends CallBody<typeof takeBreak> {
  /** Not part of the body. One key for each intent of the player, the same in every attempt. */
  idempotencyKey: string;
}

export const takeBreakApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Starts a break from play. Fails with PLAY_BREAK if a longer break is active. */
    takeBreak: {
      ...gatewayMutation(
        build,
        takeBreak,
      )({
        body: ({ kind, length }: TakeBreakRequest) => ({ kind, length }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // Invalidate even if the reply is lost: the break may have started.
      invalidatesTags: ['SaferPlay'],
    },
  }),
});

export const { useTakeBreakMutation } = takeBreakApi;
