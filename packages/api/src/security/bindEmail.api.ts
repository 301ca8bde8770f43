import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { bindEmail } from '../contract/security/bindEmail.ts';

/** What is sent, under one key for each intent: it goes along with every try. */
type BindingUnderKey = CallBody<typeof bindEmail> & { idempotencyKey: string };

export const bindEmailApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Binds the address that a code of purpose `bindEmail` went to. */
    bindEmail: {
      ...gatewayMutation(
        build,
        bindEmail,
      )({
        body: ({ idempotencyKey: _, ...proved }: BindingUnderKey): CallBody<typeof bindEmail> => proved,
        idempotencyKey: (proved) => proved.idempotencyKey,
      }),
      // After silence too: it may be bound.
      invalidatesTags: ['Security', 'Profile'],
    },
  }),
});

export const { useBindEmailMutation } = bindEmailApi;
