import { gatewayMutation, gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getRegistrationConfig } from '../contract/auth/getRegistrationConfig.ts';
import { register } from '../contract/auth/register.ts';
import { registerMobile } from '../contract/auth/registerMobile.ts';
import type { CallValue } from '../contract/call.ts';
import type { RegisterPayload } from './registerPayload.ts';
export { registerPayload } from './registerPayload.ts';
export type { RegisterForm, RegisterOrigin, RegisterPayload } from './registerPayload.ts';

/** The rules of the gateway, by field. A field without a rule is not shown. */
export type RegistrationRules = CallValue<typeof getRegistrationConfig>;

export interface RegisterRequest extends RegisterPayload {
  /** Not part of the body. Created when the form opens, so that a repeated submit registers only once. */
  idempotencyKey?: string;
}

const underKey = {
  body: withoutKey,
  idempotencyKey: (request: RegisterRequest) => request.idempotencyKey,
};

export const registrationApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationConfig: gatewayQuery(build, getRegistrationConfig)(),

    /** Registers by user name. Does not sign in. */
    register: gatewayMutation(build, register)(underKey),

    /** Registers by mobile number. Does not sign in. */
    registerMobile: gatewayMutation(build, registerMobile)(underKey),
  }),
});

export const { useGetRegistrationConfigQuery, useRegisterMobileMutation, useRegisterMutation } = registrationApi;

function withoutKey(request: RegisterRequest): RegisterPayload {
  const payload = { ...request };
  delete payload.idempotencyKey;
  return payload;
}
