import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { CallName } from '../contract/calls.ts';
import { answerRaw, fail, noAnswer, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';

const network = startNetwork();
const names = Object.keys(calls) as CallName[];

const ok = (value: unknown) => () => HttpResponse.json({ success: true, value } as never);
const text =
  (body: string, status = 200) =>
  () =>
    new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html' } });

/** What a gateway or the proxies before it may do, and the code that a screen gets for it. */
const faults: Record<string, { code: string; handler: (call: Call) => ReturnType<typeof answerRaw> }> = {
  'null for a value': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, ok(null)) },
  'no value': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, () => HttpResponse.json({ success: true })) },
  'a number for a value': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, ok(42)) },
  'a text for a value': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, ok('fine')) },
  'no envelope': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, () => HttpResponse.json([1, 2])) },
  'HTML with 200': {
    code: 'REPLY_INVALID',
    handler: (call) => answerRaw(call, text('<!doctype html><title>Wi-Fi login</title>')),
  },
  'half an answer': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, text('{"success":true,"value":{"li')) },
  'nothing at all': { code: 'REPLY_INVALID', handler: (call) => answerRaw(call, text('')) },
  'success false without a code': {
    code: 'REPLY_INVALID',
    handler: (call) => answerRaw(call, () => HttpResponse.json({ success: false })),
  },
  'success false with 200': {
    code: 'NOT_ALLOWED',
    handler: (call) => answerRaw(call, () => HttpResponse.json({ success: false, code: 'NOT_ALLOWED' })),
  },
  'success true with 500': {
    code: 'HTTP_500',
    handler: (call) => answerRaw(call, () => HttpResponse.json({ success: true, value: {} }, { status: 500 })),
  },
  '401': { code: 'SESSION_INVALID', handler: (call) => fail(call, 'SESSION_INVALID') },
  '403': { code: 'ACCOUNT_DISABLED', handler: (call) => fail(call, 'ACCOUNT_DISABLED') },
  '429': { code: 'TOO_MANY', handler: (call) => fail(call, 'TOO_MANY', { retryAfterSeconds: 30 }) },
  '500': { code: 'INTERNAL', handler: (call) => fail(call, 'INTERNAL') },
  '502 from a proxy': { code: 'HTTP_502', handler: (call) => answerRaw(call, text('<h1>Bad gateway</h1>', 502)) },
  'no network': { code: 'NETWORK', handler: noNetwork },
  'no answer': { code: 'TIMEOUT', handler: noAnswer },
};

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];

  test('a good answer arrives as the contract has it', async () => {
    network.use(answerRaw(call, ok(sampleValues[name])));
    expect(await exchangeOnce(call)).toEqual({ data: sampleValues[name] });
  });

  test.each(Object.entries(faults))('%s is an error with a code', async (fault, { code, handler }) => {
    network.use(handler(call));
    const { data, error } = await exchangeOnce(call, { timeoutMs: fault === 'no answer' ? 1 : 2000 });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code, message: expect.stringMatching(`^(test: |${name})`) }); // the gateway's words, or ours
    expect(structuredClone(error)).toEqual(error);
  });

  test('a field gone or of the wrong kind, anywhere, is an error and never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(damaged(sampleValues[name]), async (value) => {
        network.use(answerRaw(call, ok(value)));
        const { success, output } = safeParse(call.value, value);
        const invalid = { code: 'REPLY_INVALID', status: 200, message: expect.stringContaining(name) };
        expect(await exchangeOnce(call)).toEqual(success ? { data: output } : { error: invalid });
      }),
      { numRuns: 40 },
    );
  });
});

/** The value with one place in it taken out or replaced by something else. */
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
