import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.ts';
import { type ReceivedEnvelope, toEnvelope } from '../contract/envelope.ts';
import { minimumValues } from '../contract/minimum/index.ts';
import { withKnownNames } from '../contract/minimum/withKnownNames.ts';
import { withoutNulls } from '../contract/minimum/withoutNulls.ts';
import { successValue } from '../contract/values/successValue.ts';
import { logRemoved, type Repaired, repairReply } from './repairReply.ts';

/** The checked value, a refusal with the code from the value, or the first problem as a text for developers. */
export type SecondReading =
  | (Repaired & { refusal?: undefined })
  | { data?: undefined; problem?: undefined; refusal: ReceivedEnvelope };

/**
 * Reads a reply with a success status that does not fit the contract: it has fewer or renamed fields (docs/gateway.md,
 * "The minimum gateway"), contains a refusal in the value, or has a list with unreadable entries.
 * @param envelope undefined if the reply has none
 * @param onRemoved called if parts of the value were removed. Default: logs them
 */
export async function readMinimum(
  call: Call,
  envelope: ReceivedEnvelope | undefined,
  onRemoved = logRemoved,
): Promise<SecondReading> {
  const hasSuccess = call.value === successValue;
  // The gateway sent `success` outside the value, or no value at all.
  const isOnlySuccess = hasSuccess && envelope?.value === undefined;
  if (envelope === undefined || !(envelope.success || isOnlySuccess))
    return { problem: "the answer is not in the gateway's envelope" };
  const value = isOnlySuccess ? { success: envelope.success } : envelope.value;
  const inValue = hasSuccess ? undefined : toEnvelope(value ?? {});
  if (inValue?.success === false)
    return inValue.code ? { refusal: inValue } : { problem: 'the gateway refused the request without a code' };
  const schema = (minimumValues as Partial<Record<string, GenericSchema>>)[call.name];
  return schema === undefined
    ? repairReply(call, withoutNulls(value, call.value), call.value, onRemoved)
    : repairReply(call, withKnownNames(value), schema, onRemoved);
}
