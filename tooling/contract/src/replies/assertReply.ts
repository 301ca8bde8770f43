import { successValue } from '@livery/api/client-tools';
import { type Call, type FailureCode, failuresOf, failureStatus } from '@livery/api/contract';
import * as v from 'valibot';
import type { Reply } from '../wire/exchange.ts';
import { cut, describeValue } from './describeValue.ts';
import { describeExpectation } from './describeExpectation.ts';
import { Mismatch } from './mismatch.ts';

interface Envelope {
  success: boolean;
  value?: unknown;
  code?: string;
  message?: string;
}

/**
 * Returns the `value` of a success that fits the contract.
 * @throws Mismatch
 */
export function assertGoodValue(call: Call, reply: Reply): unknown {
  const envelope = withSuccessInValue(call, envelopeOf(reply));
  if (!envelope.success)
    throw new Mismatch(`HTTP ${reply.status} ${describeFailure(envelope)} came; a success with HTTP 200 is expected`);
  if (reply.status !== 200) throw new Mismatch(`HTTP ${reply.status} came with a success; HTTP 200 is expected`);
  const read = v.safeParse(call.value, envelope.value);
  if (read.success) return read.output;
  throw new Mismatch(describeIssues(call.value, envelope.value, read.issues));
}

/** The product also accepts `success: false` outside the value, if it is the value of the call: see docs/gateway.md. */
const withSuccessInValue = (call: Call, envelope: Envelope): Envelope =>
  call.value === successValue && envelope.value === undefined && envelope.code === undefined
    ? { success: true, value: { success: envelope.success } }
    : envelope;

/**
 * Asserts that a call failed with one of the codes and its HTTP status.
 * @param value schema of the failure's `value`
 * @throws Mismatch
 */
export function assertRefusal(reply: Reply, codes: readonly FailureCode[], value?: v.GenericSchema): Envelope {
  const expected = codes.map((code) => `${code} with HTTP ${failureStatus[code]}`).join(' or ');
  const envelope = envelopeOf(reply, expected);
  if (envelope.success) throw new Mismatch(`a success with HTTP ${reply.status} came; ${expected} is expected`);
  const code = codes.find((one) => one === envelope.code);
  if (code === undefined || failureStatus[code] !== reply.status)
    throw new Mismatch(`HTTP ${reply.status} ${describeFailure(envelope)} came; ${expected} is expected`);
  if (typeof envelope.message !== 'string')
    throw new Mismatch(`"message" is ${describeValue(envelope.message)}; a sentence for developers is expected`);
  if (value !== undefined) {
    const { issues } = v.safeParse(value, envelope.value);
    if (issues) throw new Mismatch(`with ${codes.join(' or ')} ${describeIssues(value, envelope.value, issues)}`);
  }
  return envelope;
}

/**
 * Asserts that the contract defines the reply for the call, even if the request was invalid.
 * @throws Mismatch
 */
export function assertKnownReply(call: Call, reply: Reply): void {
  const envelope = envelopeOf(reply);
  if (envelope.success) return void assertGoodValue(call, reply);
  const { code } = assertRefusal(reply, failuresOf(call));
  if ((code === 'TOO_MANY' || code === 'BUSY') && !/^[1-9]\d*$/.test(reply.headers.get('Retry-After') ?? ''))
    throw new Mismatch(`${code} came without Retry-After; the seconds to wait are expected there`);
}

/**
 * A reply's envelope.
 * @throws Mismatch
 */
function envelopeOf({ status, contentType, text }: Reply, expected = '{ "success": true, "value": … }'): Envelope {
  const envelope = readJson(text);
  const came = text === '' ? `HTTP ${status} with an empty body` : `HTTP ${status} with ${JSON.stringify(cut(text))}`;
  if (envelope === undefined) throw new Mismatch(`${came} came, which is not JSON; ${expected} is expected`);
  if (!isEnvelope(envelope)) throw new Mismatch(`${came} came, without an envelope; ${expected} is expected`);
  if (!/^application\/json\b/i.test(contentType))
    throw new Mismatch(
      `Content-Type is ${contentType === '' ? 'missing' : `"${contentType}"`}; application/json is expected`,
    );
  return envelope;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Envelope).success === 'boolean';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describeFailure = ({ code, message }: Envelope): string =>
  code === undefined ? 'without a code' : `${code}${message ? ` (${cut(message, 120)})` : ''}`;

/** The first three values that do not fit, and the number of the others. */
function describeIssues(schema: v.GenericSchema, value: unknown, issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.slice(0, 3).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return `${['value', ...path].reduce<string>(joined, '')} is ${describeValue(at(value, path))}; ${describeExpectation(schema, path)} is expected`;
  });
  return `${lines.join('. ')}${issues.length > 3 ? `. And ${issues.length - 3} more` : ''}`;
}

const joined = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
