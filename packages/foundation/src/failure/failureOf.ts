import { type GatewayError, isGatewayError } from '@livery/api/client';

/** The failure of a query's error. A bug without a gateway code has the code UNKNOWN. */
export function failureOf(error: unknown): GatewayError | undefined {
  if (error === undefined) return undefined;
  return isGatewayError(error) ? error : { code: 'UNKNOWN', message: String((error as { message?: unknown }).message) };
}
