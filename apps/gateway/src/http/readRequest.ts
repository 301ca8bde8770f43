import type { KeyObject } from 'node:crypto';
import type { Call } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';
import { cipherInvalid, openBody } from '../crypto/openBody.ts';
import { CallFailure, requestInvalid } from './callFailure.ts';

/** Largest body the gateway reads, in bytes. */
export const maxBodyBytes = 256 * 1024;

const none = v.strictObject({});

/** Query parameters, checked by the call's schema. A call without one takes none. */
export function readQuery(call: Call, url: URL): unknown {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in query) throw requestInvalid({ path: `query.${name}`, message: 'is there twice' });
    query[name] = value;
  }
  const checked = check(call.query ?? none, { ...query }, 'query');
  return call.query === undefined ? undefined : checked;
}

/** The body, opened where it travels encrypted, checked by the call's schema. */
export async function readBody(call: Call, request: Request, merchant: Merchant, privateKey: KeyObject): Promise<unknown> {
  if (call.body === undefined) return undefined;
  const text = await readText(request);
  const plain = call.isEncrypted ? openSealed(text, request, merchant, privateKey) : text;
  return check(call.body, parseJson(plain), 'body');
}

const sealedSchema = v.strictObject({ value: v.string() });

function openSealed(text: string, request: Request, merchant: Merchant, privateKey: KeyObject): string {
  const sealed = v.safeParse(sealedSchema, parseJson(text));
  const wrappedKey = request.headers.get('Encryption');
  if (!sealed.success || !wrappedKey) throw cipherInvalid();
  return openBody(merchant.gateway.cryptoSuite, { wrappedKey, value: sealed.output.value, privateKey });
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new CallFailure('BODY_TOO_LARGE', `The body is larger than ${maxBodyBytes} bytes.`, { headers: { Connection: 'close' } });
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw requestInvalid({ path: 'body', message: 'is not JSON' });
  }
}

function check(schema: v.GenericSchema, value: unknown, place: 'query' | 'body'): unknown {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    throw requestInvalid(...result.issues.slice(0, 20).map((issue) => ({ path: [place, v.getDotPath(issue)].filter(Boolean).join('.'), message: issue.message })));
  }
  // PostgreSQL has no NUL in texts.
  if (JSON.stringify(result.output)?.includes('\\u0000')) throw requestInvalid({ path: place, message: 'holds a NUL character' });
  return result.output;
}
