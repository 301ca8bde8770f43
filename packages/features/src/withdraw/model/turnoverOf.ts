import type { GatewayError } from '@livery/api/client';
import * as v from 'valibot';

const sent = v.object({ turnoverRemaining: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)) });

/** Returns the amount that must be staked first, if a rejection contains it. */
export function turnoverOf({ value }: GatewayError): string | undefined {
  const read = v.safeParse(sent, value);
  return read.success ? read.output.turnoverRemaining : undefined;
}
