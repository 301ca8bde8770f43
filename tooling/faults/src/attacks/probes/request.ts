import { randomBytes } from 'node:crypto';
import type { Call } from '@livery/api/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { type Caller, createRequest, key, type Parts, partsOf, targetOf, token } from '../../malformed/flaws.ts';
import type { RawRequest } from '../../malformed/sendRaw.ts';
import { fromClient } from '../field/addresses.ts';
import { type RequestInput, withText } from './requestInputs.ts';
import { inHeader } from './texts.ts';

/**
 * Generates parts of a request that are valid by the contract, if some of the first samples are valid. A text reaches
 * the database only if the other parts pass their checks.
 */
export function fittingParts(call: Call, caller: Caller, seed: number): Parts {
  const made = fc.sample(partsOf(call, caller), { numRuns: 60, seed });
  const isPlain = (value: unknown) => !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? '');
  const fits = ({ query, body }: Parts) =>
    isPlain(query) &&
    isPlain(body) &&
    (call.query === undefined || v.is(call.query, Object.fromEntries(query))) &&
    (call.body === undefined || v.is(call.body, body));
  return made.find(fits) ?? made[0]!;
}

interface Probe {
  parts: Parts;
  input: RequestInput;
  text: string;
  /** Number of the sending client. */
  client: number;
}

/** The request of a call with a text at one of its inputs. */
export function probeRequest({ parts, input, text, client }: Probe): RawRequest {
  const filled = withText(parts, input, text);
  const request = whole(filled);
  const headers = request.headers
    .map(([name, value]) =>
      name === key[0] ? ([name, randomBytes(12).toString('hex')] as const) : ([name, value] as const),
    )
    .concat(Object.entries(fromClient(client)));
  if (input.in === 'path')
    return {
      ...request,
      headers,
      target: `${parts.call.path}/${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '?'))}`,
    };
  if (input.in !== 'header') return { ...request, headers };
  const named = input.name.toLowerCase();
  return {
    ...request,
    headers: [...headers.filter(([name]) => name.toLowerCase() !== named), [input.name, inHeader(text)]],
  };
}

/** A request in the encoding of its call. */
function whole(parts: Parts): RawRequest {
  const { call, caller, query, body } = parts;
  const { encoding = 'json' } = call;
  if (encoding === 'json' || body === undefined) return createRequest(parts);
  const fields = Object.entries(body as object).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const isForm = encoding === 'form';
  return {
    method: call.method,
    target: targetOf(call, query),
    headers: [
      ['Merchant', caller.merchant.code],
      ...token(call, caller),
      ...(call.isIdempotent ? [key] : []),
      ['Content-Type', isForm ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=edge'],
    ],
    body: Buffer.from(isForm ? new URLSearchParams(fields).toString() : multipart(fields)),
  };
}

/** Multipart body with unescaped names and values, so that a text can try to end its part. */
const multipart = (fields: ReadonlyArray<readonly [string, string]>) =>
  `${fields.map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--edge--\r\n`;
