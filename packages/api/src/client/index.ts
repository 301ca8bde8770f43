export type { GatewayContext } from './context.ts';
export { gatewayMutation, gatewayPages, gatewayQuery } from './endpoint.ts';
export { isGatewayError, isTemporary } from './errors.ts';
export type { ClientFailureCode, GatewayError } from './errors.ts';
export { gatewayApi } from './gatewayApi.ts';
export { gatewayClockOffset, gatewayTime } from '../crypto/gatewayClock.ts';
export type { GatewayTag } from './gatewayApi.ts';
export { newIdempotencyKey } from './idempotencyKey.ts';
export { createIntentKeys } from './intentKeys.ts';
