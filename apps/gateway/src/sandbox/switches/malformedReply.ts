import type { Call } from '@livery/api/contract';
import * as v from 'valibot';
import type { MalformedShape } from './sandboxSwitch.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Turns a reply into a malformed one, which the front end must handle. Envelopes of failures do not change unless the
 * whole body is replaced.
 */
export async function malformedReply(
  reply: Response,
  { value: schema }: Call,
  shape: MalformedShape,
): Promise<Response> {
  const text = await reply.text();
  const headers = new Headers(reply.headers);
  if (shape === 'html') {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(
      '<!doctype html><title>Sign in to the network</title><p>Please accept the terms of this hotspot.',
      { status: 200, headers },
    );
  }
  if (shape === 'empty') return new Response('', { status: reply.status, headers });
  if (shape === 'truncated')
    return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: reply.status, headers });
  const envelope = JSON.parse(text) as { success: boolean; value: Json };
  return new Response(JSON.stringify(envelope.success ? altered(envelope.value, schema, shape) : envelope), {
    status: reply.status,
    headers,
  });
}

function altered(
  value: Json,
  schema: v.GenericSchema,
  shape: 'nullValue' | 'wrongType' | 'missingField' | 'successFalse',
): object {
  if (shape === 'nullValue') return { success: true, value: null };
  if (shape === 'successFalse') return { success: false };
  const tries = shape === 'wrongType' ? withOneWrongType(value) : withoutOneField(value);
  // Some fields are optional and some accept many types, so the first change that violates the schema is used.
  for (const changed of tries) if (!v.is(schema, changed)) return { success: true, value: changed };
  return { success: true };
}

/**
 * Copies of the value, each without one of its fields, outer fields first. In lists only the first entry loses a field.
 */
function* withoutOneField(value: Json): Generator<Json> {
  if (Array.isArray(value) && value.length > 0)
    for (const first of withoutOneField(value[0]!)) yield [first, ...value.slice(1)];
  if (!isObject(value)) return;
  for (const name of Object.keys(value))
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  for (const [name, part] of Object.entries(value))
    for (const changed of withoutOneField(part)) yield { ...value, [name]: changed };
}

/** Copies of the value, each with another type for one of its parts, inner parts first. */
function* withOneWrongType(value: Json): Generator<Json> {
  if (Array.isArray(value) && value.length > 0)
    for (const first of withOneWrongType(value[0]!)) yield [first, ...value.slice(1)];
  if (isObject(value)) {
    for (const [name, part] of Object.entries(value))
      for (const changed of withOneWrongType(part)) yield { ...value, [name]: changed };
  }
  yield typeof value === 'string' ? 12.5 : 'a text of another type';
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
