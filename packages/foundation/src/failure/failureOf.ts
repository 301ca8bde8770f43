import { type GatewayError, isGatewayError } from '@livery/api/client';

/** Converts a query's error to a failure. An error without a gateway code, which is a bug, gets the code UNKNOWN. */
export function failureOf(error: unknown): GatewayError | undefined {
  if (error === undefined) return undefined;
  return isGatewayError(error) ? error : { code: 'UNKNOWN', message: String((error as { message?: unknown }).message) };
}
