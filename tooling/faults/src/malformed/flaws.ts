import type { Call } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import type { Merchant } from '@livery/merchant';
import fc from 'fast-check';
import * as v from 'valibot';
import { hostileText, hostileValue } from './hostile.ts';
import type { RawRequest } from './sendRaw.ts';
import { valueOf } from './valueOf.ts';

/** The merchant and the tokens for requests. */
export interface Caller {
  merchant: Merchant;
  /** Tokens of a member and an agent of this merchant, of a member of another merchant, and of an ended session. */
  tokens: { own: string; agent: string; foreign: string; ended: string };
}

/** A request that must be rejected, and its flaw. */
export interface Flawed {
  flaw: string;
  request: RawRequest;
}

/** The parts of a request. All parts that a flaw does not change are valid. */
export interface Parts {
  call: Call;
  caller: Caller;
  query: Array<[string, string]>;
  body: unknown;
}

export const token = ({ access }: Call, { tokens }: Caller): ReadonlyArray<readonly [string, string]> =>
  access === 'anyone' ? [] : [['Authorization', access === 'agent' ? tokens.agent : tokens.own]];
export const key: readonly [string, string] = ['Idempotency-Key', 'key-of-a-flawed-one'];
const json: readonly [string, string] = ['Content-Type', 'application/json'];

/** Query and body by the contract, as far as their schemas describe them. */
export function partsOf(call: Call, caller: Caller): fc.Arbitrary<Parts> {
  return fc.record({
    call: fc.constant(call),
    caller: fc.constant(caller),
    query:
      call.query === undefined
        ? fc.constant([])
        : valueOf(call.query).map((query) =>
            Object.entries(query as object).map(([name, value]) => [name, String(value)] as [string, string]),
          ),
    body: call.body === undefined ? fc.constant(undefined) : valueOf(call.body),
  });
}

/** Makes a request from its parts: headers as a client sends them, the body encrypted if the call needs it. */
export function createRequest(
  { call, caller, query, body }: Parts,
  headers: ReadonlyArray<readonly [string, string]> = token(call, caller),
): RawRequest {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return withBody({ call, caller, query }, text, headers);
}

/** Makes a request like `createRequest`, with any text as the body. */
function withBody(
  { call, caller, query }: Omit<Parts, 'body'>,
  text: string | undefined,
  headers = token(call, caller),
): RawRequest {
  const sealed =
    text !== undefined && call.isEncrypted ? encryptBody(caller.merchant, text, boundTo(call, headers)) : undefined;
  const isForm = call.encoding !== undefined && call.encoding !== 'json';
  return {
    method: call.method,
    target: targetOf(call, query),
    headers: [
      ['Merchant', caller.merchant.code],
      ...headers,
      ...(call.isIdempotent ? [key] : []),
      ...(isForm ? [] : [json]),
      ...(sealed ? [['Encryption', sealed.encryption] as const] : []),
    ],
    body: text === undefined ? undefined : Buffer.from(sealed?.body ?? text, 'utf8'),
  };
}

/** The values to which a body of this request is bound. */
export const boundTo = (call: Call, headers: ReadonlyArray<readonly [string, string]>) => ({
  method: call.method,
  path: call.path,
  token: headers.find(([name]) => name === 'Authorization')?.[1] ?? '',
  idempotencyKey: call.isIdempotent ? key[1] : '',
});

export const targetOf = ({ path }: Call, query: ReadonlyArray<readonly [string, string]>) =>
  query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

/** Lone surrogates have no UTF-8 encoding: they are sent as the bytes that some software writes for them. */
const encode = (text: string) =>
  [...text].map((one) => (/^[\ud800-\udfff]$/u.test(one) ? '%ED%A0%80' : encodeURIComponent(one))).join('');

const none = v.strictObject({});

/** A query that the contract rejects: hostile values; missing, additional and repeated parameters. */
export const queryFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      name: hostileText,
      value: hostileText,
      way: fc.constantFrom('value', 'missing', 'further', 'twice'),
      at: fc.nat(),
    })
    .map(({ parts, name, value, way, at }) => {
      const query = [...parts.query];
      const place = query.length === 0 ? -1 : at % query.length;
      if (way === 'value' && place >= 0) query[place] = [query[place]![0], value];
      else if (way === 'missing' && place >= 0) query.splice(place, 1);
      else if (way === 'twice' && place >= 0) query.push(query[place]!);
      else query.push([name, value]);
      const names = query.map(([one]) => one);
      const isRefused = new Set(names).size < names.length || !v.is(call.query ?? none, Object.fromEntries(query));
      if (!isRefused) query.push(['further', value]);
      return { flaw: `query, ${way}`, request: createRequest({ ...parts, query }) };
    });

/** A body that is JSON, but that the contract rejects. */
export const bodyFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      name: hostileText,
      value: hostileValue,
      way: fc.constantFrom('value', 'missing', 'further', 'other'),
      at: fc.nat(),
    })
    .map(({ parts, name, value, way, at }) => {
      const body = { ...(parts.body as Record<string, unknown>) };
      const names = Object.keys(body);
      const place = names[at % Math.max(1, names.length)];
      if (way === 'value' && place !== undefined) body[place] = value;
      else if (way === 'missing' && place !== undefined) delete body[place];
      else Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
      const sent = way === 'other' ? value : body;
      const isRefused = !v.is(call.body!, sent);
      return {
        flaw: `body, ${way}`,
        request: createRequest({ ...parts, body: isRefused ? sent : { ...body, further: value } }),
      };
    });

/** A body that is not JSON, or too large. */
export const textFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      text: fc.oneof(
        hostileText.filter((text) => !isObject(text)),
        fc.constantFrom(
          '{',
          '[',
          '{"a":1',
          '{"a":1}}',
          '{a:1}',
          "{'a':1}",
          '{"a":1,}',
          '\ufeff{}',
          '{"a":"\u0000"}',
          '{"a":\u0000}',
          '{"a":"\\ud800"}',
          'null',
          '[]',
          '0',
        ),
        fc.constantFrom(20_000, 100_000).map((depth) => '['.repeat(depth)),
        fc.constantFrom(5_000, 60_000).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
        fc.constantFrom(257, 600, 1_500).map((kilobytes) => JSON.stringify({ a: 'x'.repeat(kilobytes * 1024) })),
        // Each name is in the object twice. JSON parsers use the last value, which has the wrong type.
        fc.constant('{"username":"a","username":{},"amount":"1","amount":[]}'),
      ),
    })
    .map(({ parts, text }) => ({ flaw: 'body that is not JSON, or is too large', request: withBody(parts, text) }));

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
