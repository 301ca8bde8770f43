import { randomBytes } from 'node:crypto';
import { adaptFetch } from '@livery/api/client-tools';
import type { Call } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { Mismatch } from '../replies/mismatch.ts';
import { encryptBody } from './encryptBody.ts';
import { requestInDialect } from './inDialect.ts';
import type { Sent } from './sent.ts';

/** The gateway under test, as one merchant's clients see it. */
export interface Target {
  /** Without a trailing slash. Replaces the merchant's `baseUrl`. */
  url: string;
  merchant: Merchant;
}

export interface Reply {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
}

const timeoutMs = 20_000;

/**
 * Makes a request with the headers of a merchant's client, and returns the reply with any status.
 * @throws Mismatch if there is no reply within 20 seconds
 */
export async function exchange({ url, merchant }: Target, named: Call, given: Sent = {}): Promise<Reply> {
  const { dialect } = merchant.gateway;
  const send = dialect ? adaptFetch(fetch, dialect) : fetch;
  const adapted = requestInDialect(named, given, merchant);
  const { call } = adapted;
  const sent = withKey(call, adapted.sent);
  const address = new URL(url + (merchant.gateway.paths[call.name] ?? call.path));
  for (const [name, value] of Object.entries(sent.query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value));
  const { body, headers } = sent.raw ?? bodyOf(call, merchant, sent);
  const all = {
    Accept: 'application/json',
    Merchant: merchant.code,
    Language: merchant.languages.default,
    Device: 'MOBILE',
    ...(call.moduleId && { ModuleId: call.moduleId }),
    ...(sent.token && { Authorization: sent.token }),
    ...(sent.key && { 'Idempotency-Key': sent.key }),
    ...headers,
    ...sent.headers,
  };
  try {
    const reply = await send(address, {
      method: sent.method ?? call.method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body !== undefined && { body }),
    });
    return {
      status: reply.status,
      contentType: reply.headers.get('Content-Type') ?? '',
      headers: reply.headers,
      text: await reply.text(),
    };
  } catch (error) {
    throw new Mismatch(`no answer came (${reasonOf(error)}); one within ${timeoutMs / 1000} s is expected`);
  }
}

/** Adds an idempotency key to a call that needs one, unless `key` is null. */
const withKey = (call: Call, sent: Sent): Sent => ({
  ...sent,
  key: call.isIdempotent ? (sent.key === undefined ? randomBytes(12).toString('hex') : sent.key) : null,
});

function bodyOf(call: Call, merchant: Merchant, sent: Sent): Partial<NonNullable<Sent['raw']>> {
  const { body, text } = sent;
  if (body === undefined && text === undefined) return {};
  if (call.encoding === 'form' || call.encoding === 'multipart') return { body: formOf(call.encoding, body ?? {}) };
  if (call.isEncrypted) return encrypt(call, merchant, sent);
  return { body: text ?? JSON.stringify(body), headers: json };
}

const json = { 'Content-Type': 'application/json' };

/** The encrypted body of a request, with its headers, which can be sent several times without changes. */
export function encryptedOf(named: Call, merchant: Merchant, given: Sent): NonNullable<Sent['raw']> {
  const { call, sent } = requestInDialect(named, given, merchant);
  return encrypt(call, merchant, sent);
}

function encrypt(call: Call, merchant: Merchant, sent: Sent): NonNullable<Sent['raw']> {
  const { encryption, body } = encryptBody(merchant, sent.text ?? JSON.stringify(sent.body), {
    method: call.method,
    path: merchant.gateway.paths[call.name] ?? call.path,
    token: sent.token ?? '',
    idempotencyKey: sent.key ?? '',
    ...sent.bound,
  });
  return { body, headers: { ...json, Encryption: encryption } };
}

/** A list becomes several fields with the same name. */
function formOf(encoding: 'form' | 'multipart', body: object): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one as string | Blob);
  return encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]);
}

/** Why a request got no reply, for example ENOTFOUND. */
export function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
