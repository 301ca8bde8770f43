import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { bindEmail } from '../contract/security/bindEmail.ts';

/** The body and its idempotency key: one key for each intent, the same in every attempt. */
type BindingUnderKey = CallBody<typeof bindEmail> & { idempotencyKey: string };

export const bindEmailApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Binds the address that received a code of purpose `bindEmail`. */
    bindEmail: {
      ...gatewayMutation(
        build,
        bindEmail,
      )({
        body: ({ idempotencyKey: _, ...proved }: BindingUnderKey): CallBody<typeof bindEmail> => proved,
        idempotencyKey: (proved) => proved.idempotencyKey,
      }),
      // Invalidate even if the reply is lost, because the address may be bound.
      invalidatesTags: ['Security', 'Profile'],
    },
  }),
});

export const { useBindEmailMutation } = bindEmailApi;
