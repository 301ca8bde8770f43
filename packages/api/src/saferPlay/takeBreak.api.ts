import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { takeBreak } from '../contract/saferPlay/takeBreak.ts';

/** The break that holds now. */
export type PlayBreak = CallValue<typeof takeBreak>;

export interface TakeBreakRequest extends CallBody<typeof takeBreak> {
  /** Not part of the body: one for each intent of the player, sent again with every try. */
  idempotencyKey: string;
}

export const takeBreakApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a break from play. PLAY_BREAK where a longer one holds. */
    takeBreak: {
      ...gatewayMutation(
        build,
        takeBreak,
      )({
        body: ({ kind, length }: TakeBreakRequest) => ({ kind, length }),
        idempotencyKey: (request) => request.idempotencyKey,
      }),
      // After silence too: it may hold.
      invalidatesTags: ['SaferPlay'],
    },
  }),
});

export const { useTakeBreakMutation } = takeBreakApi;
