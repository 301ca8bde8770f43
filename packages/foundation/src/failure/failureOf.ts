import { type GatewayError, isGatewayError } from '@livery/api/client';

/** What a query's error says. A bug, which carries no code of the gateway's, counts as one of unknown cause. */
export function failureOf(error: unknown): GatewayError | undefined {
  if (error === undefined) return undefined;
  return isGatewayError(error) ? error : { code: 'UNKNOWN', message: String((error as { message?: unknown }).message) };
}
