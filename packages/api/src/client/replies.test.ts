import { isWhole, times } from '@livery/config/sample';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { CallName } from '../contract/calls.ts';
import { minimumValues } from '../contract/minimum/index.ts';
import { withoutNulls } from '../contract/minimum/withoutNulls.ts';
import { successValue } from '../contract/values/successValue.ts';
import { failureStatus, type FailureCode } from '../contract/failureCodes.ts';
import { callsWithoutValue } from '../testing/callsWithoutValue.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';

// The client logs entries that it removes.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const names = Object.keys(calls) as CallName[];

/** Replaces the network by a plain function without a mock server, because the tests send thousands of requests. */
type Network = typeof fetch;

const replyWith =
  (body: string, init?: ResponseInit): Network =>
  async () =>
    new Response(body, init);
const json = (body: unknown, status = 200) => replyWith(JSON.stringify(body), { status });
const html = (body: string, status = 200) => replyWith(body, { status, headers: { 'Content-Type': 'text/html' } });
const ok = (value: unknown) => json({ success: true, value });
const failure = (code: FailureCode, headers?: HeadersInit) =>
  replyWith(JSON.stringify({ success: false, code, message: `test: ${code}` }), {
    status: failureStatus[code],
    ...(headers && { headers }),
  });
const noNetwork: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const noAnswer: Network = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** Faults of a gateway or of a proxy, and the error code for each. */
const faults: Record<string, { code: string; network: Network }> = {
  'null for a value': { code: 'REPLY_INVALID', network: ok(null) },
  'no value': { code: 'REPLY_INVALID', network: json({ success: true }) },
  'a number for a value': { code: 'REPLY_INVALID', network: ok(42) },
  'a text for a value': { code: 'REPLY_INVALID', network: ok('fine') },
  'no envelope': { code: 'REPLY_INVALID', network: json([1, 2]) },
  'HTML with 200': { code: 'REPLY_INVALID', network: html('<!doctype html><title>Wi-Fi login</title>') },
  'half an answer': { code: 'REPLY_INVALID', network: html('{"success":true,"value":{"li') },
  'nothing at all': { code: 'REPLY_INVALID', network: html('') },
  'success false without a code': { code: 'REPLY_INVALID', network: json({ success: false }) },
  'success false with 200': { code: 'NOT_ALLOWED', network: json({ success: false, code: 'NOT_ALLOWED' }) },
  'success true with 500': { code: 'HTTP_500', network: json({ success: true, value: {} }, 500) },
  '401': { code: 'SESSION_INVALID', network: failure('SESSION_INVALID') },
  '403': { code: 'ACCOUNT_DISABLED', network: failure('ACCOUNT_DISABLED') },
  '429': { code: 'TOO_MANY', network: failure('TOO_MANY', { 'Retry-After': '30' }) },
  '500': { code: 'INTERNAL', network: failure('INTERNAL') },
  '502 from a proxy': { code: 'HTTP_502', network: html('<h1>Bad gateway</h1>', 502) },
  'no network': { code: 'NETWORK', network: noNetwork },
  'no answer': { code: 'TIMEOUT', network: noAnswer },
};

/** Whether a call accepts a reply that other calls report as a fault. */
const isUseful = (call: Call, fault: string) =>
  (['no value', 'null for a value'].includes(fault) &&
    (callsWithoutValue.some((name) => name === call.name) || call.value === successValue)) ||
  (fault === 'success false without a code' && call.value === successValue);

/** The faults to test for a call. The gate tests every sixth fault, and begins at another fault for each call. */
const faultsOf = (name: CallName) =>
  Object.entries(faults).filter(
    ([fault], index) => !isUseful(calls[name], fault) && (isWhole || (index + names.indexOf(name)) % 6 === 0),
  );

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];

  test('a valid reply is returned unchanged', async () => {
    expect(await exchangeOnce(call, { fetch: ok(sampleValues[name]) })).toEqual({ data: sampleValues[name] });
  });

  test.each(faultsOf(name))('%s is an error with a code', async (fault, { code, network }) => {
    const timeoutMs = fault === 'no answer' ? 1 : 2000;
    const { data, error } = await exchangeOnce(call, { fetch: network, timeoutMs });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code, message: expect.stringMatching(`^(test: |${name})`) }); // gateway or client
    expect(structuredClone(error)).toEqual(error);
  });

  test('a missing or invalid field removes its entry or is an error, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(damaged(sampleValues[name]), async (value) => {
        const { success, output } = safeParse(call.value, value);
        const reply = await exchangeOnce(call, { fetch: ok(value) });
        if (success) {
          expect(reply).toEqual({ data: output });
        } else if (reply.error) {
          expect(reply.error).toEqual({ code: 'REPLY_INVALID', status: 200, message: expect.stringContaining(name) });
        } else {
          const isRepaired = call.method === 'GET' || name in minimumValues || call.value === successValue;
          expect(isRepaired || safeParse(call.value, withoutNulls(value, call.value)).success).toBe(true);
          expect(safeParse(call.value, reply.data).success).toBe(true);
        }
      }),
      { numRuns: times(5, 40) },
    );
  });
});

/** Generates the value with one place removed or replaced. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value);
  const replacement = fc.oneof(
    fc.constant(undefined),
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant([]),
    fc.constant({}),
  );
  return fc.tuple(fc.constantFrom(...places), replacement).map(([place, wrong]) => replaced(value, place, wrong));
}

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, wrong);
  return copy;
}
