import {
  fieldsOf,
  minimumValues,
  readComplete,
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

/** A reply as the client reads it. */
export interface ReadReply {
  value: unknown;
  /** Fields that the reply does not have, with the part of the product that needs them. */
  lacks: readonly ReplyField[];
}

/** Reads a reply as the client does, complete or smaller. @throws Mismatch if the client cannot use it */
export async function readAsClient(call: Call, { status, text }: Reply): Promise<ReadReply> {
  const envelope = parseEnvelope(text);
  if (status < 200 || status > 299 || (envelope?.success === false && envelope.code !== undefined))
    throw new Mismatch(`HTTP ${status} with ${JSON.stringify(cut(text))} came; a success is expected`);
  const complete = await readComplete(call, envelope);
  if (complete !== undefined) return { value: complete.data, lacks: lackingFields(call, envelope?.value) };
  const { data, problem, refusal } = await readMinimum(call, envelope);
  if (refusal !== undefined) throw new Mismatch(`the value is a refusal with the code ${refusal.code}`);
  if (problem !== undefined) throw new Mismatch(problem);
  return { value: data, lacks: lackingFields(call, withKnownNames(envelope?.value)) };
}

/** The fields that no part of the value has. Of a list without entries nothing is known. */
function lackingFields(call: Call, value: unknown): ReplyField[] {
  const schema = (minimumValues as Partial<Record<string, v.GenericSchema>>)[call.name];
  if (schema === undefined) return [];
  return fieldsOf(schema).filter(({ path, enables }) => {
    const values = valuesAt(value, path);
    return enables !== undefined && values.length > 0 && values.every((each) => each === undefined);
  });
}
