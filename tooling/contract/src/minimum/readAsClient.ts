import {
  fieldsOf,
  minimumValues,
  parseFullReply,
  readMinimum,
  type ReplyField,
  valuesAt,
  withKnownNames,
} from '@livery/api/client-tools';
import { type Call, parseEnvelope } from '@livery/api/contract';
import type * as v from 'valibot';
import { cut } from '../replies/describeValue.ts';
import { Mismatch } from '../replies/mismatch.ts';
import type { Reply } from '../wire/exchange.ts';

/** Maximum number of characters of a reply in a message. */
const longestText = 300;

/** A reply as the client reads it. */
export interface ReadReply {
  value: unknown;
  /** Fields that the reply does not have, with the part of the product that needs them. */
  lacks: readonly ReplyField[];
  /** Entries and fields that the client cannot read and leaves out, each with its path and its problem. */
  leftOut: readonly string[];
}

/** The gateway rejected the request with a code. */
export class Refusal extends Mismatch {}

/**
 * Reads a reply as the client does, complete or reduced.
 * @throws Refusal if the gateway rejected the request
 * @throws Mismatch if the client cannot use the reply
 */
export async function readAsClient(call: Call, { status, text }: Reply): Promise<ReadReply> {
  const envelope = parseEnvelope(text);
  const isRefused = envelope?.success === false && envelope.code !== undefined;
  if (status < 200 || status > 299 || isRefused)
    throw new (isRefused ? Refusal : Mismatch)(
      `HTTP ${status} with ${cut(text, longestText)} came; a success is expected`,
    );
  const complete = await parseFullReply(call, envelope);
  if (complete !== undefined) return { value: complete.data, lacks: lackingFields(call, envelope?.value), leftOut: [] };
  let leftOut: readonly string[] = [];
  const { data, problem, refusal } = await readMinimum(call, envelope, (_call, problems) => void (leftOut = problems));
  if (refusal !== undefined) throw new Refusal(`the value is a refusal with the code ${refusal.code}`);
  if (problem !== undefined) throw new Mismatch(problem);
  return { value: data, lacks: lackingFields(call, withKnownNames(envelope?.value)), leftOut };
}

/** Optional fields that are missing everywhere in the value. Fields of an empty list are skipped. */
function lackingFields(call: Call, value: unknown): ReplyField[] {
  const schema = (minimumValues as Partial<Record<string, v.GenericSchema>>)[call.name];
  if (schema === undefined) return [];
  return fieldsOf(schema).filter(({ path, enables }) => {
    const values = valuesAt(value, path);
    return enables !== undefined && values.length > 0 && values.every((each) => each === undefined);
  });
}
