import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.ts';
import type { ReceivedEnvelope } from '../contract/envelope.ts';
import { minimumValues } from '../contract/minimum/index.ts';
import { withKnownNames } from '../contract/minimum/withKnownNames.ts';
import { successValue } from '../contract/values/successValue.ts';
import { repairReply, type Repaired } from './repairReply.ts';

/**
 * Reads a reply with a good status that does not fit the contract: one with less than the contract asks for or with other names of
 * fields (docs/gateway.md, "The minimum gateway"), or a list with unreadable entries.
 * @param envelope undefined if the reply has none
 */
export async function readMinimum(call: Call, envelope: ReceivedEnvelope | undefined): Promise<Repaired> {
  // `success` beside the value of other calls, or in place of it.
  const isOnlySuccess = call.value === successValue && envelope?.value === undefined && envelope?.code === undefined;
  if (envelope === undefined || !(envelope.success || isOnlySuccess))
    return { problem: "the answer is not in the gateway's envelope" };
  const value = isOnlySuccess ? { success: envelope.success } : envelope.value;
  const schema = (minimumValues as Partial<Record<string, GenericSchema>>)[call.name];
  return schema === undefined ? repairReply(call, value, call.value) : repairReply(call, withKnownNames(value), schema);
}
