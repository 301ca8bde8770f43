import { randomBytes } from 'node:crypto';
import { adaptFetch, adaptRequest } from '@livery/api/client-tools';
import type { BodyBinding, Call } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { Mismatch } from '../replies/mismatch.ts';
import { encryptBody } from './encryptBody.ts';

/** The gateway under test, as one merchant's clients see it. */
export interface Target {
  /** Without a slash at its end. Stands in place of the merchant's `baseUrl`. */
  url: string;
  merchant: Merchant;
}

export interface Sent {
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Plain; encrypted or made a form here, as the call wants it. */
  body?: object;
  /** In place of `body`, exactly so, encrypted where the call wants it. */
  text?: string;
  token?: string | undefined;
  /** Idempotency key of a call that has one. A new one unless given; null sends none. */
  key?: string | null;
  /** What an encrypted body is bound to in place of this request. */
  bound?: Partial<BodyBinding>;
  method?: string;
  /** In place of the usual ones. An empty one is not sent. */
  headers?: Readonly<Record<string, string>>;
  /** The body as it travels, and its headers, in place of everything above. */
  raw?: { body: string | URLSearchParams | FormData; headers?: Readonly<Record<string, string>> };
}

export interface Reply {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
}

const timeoutMs = 20_000;

/**
 * Makes one request, with the headers that a merchant's client sends, and gives back the reply whatever its status.
 * @throws Mismatch where no answer comes within 20 seconds
 */
export async function exchange({ url, merchant }: Target, named: Call, given: Sent = {}): Promise<Reply> {
  const { dialect } = merchant.gateway;
  const {
    call,
    query,
    body: content,
  } = dialect
    ? adaptRequest({ call: named, query: given.query, body: given.body }, dialect, given.token || undefined)
    : { call: named, query: given.query, body: given.body };
  const send = dialect ? adaptFetch(fetch, dialect) : fetch;
  const sent = withKey(call, {
    ...given,
    ...(query && { query }),
    ...(content !== undefined && { body: content as object }),
  });
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

/** Gives a call that needs an idempotency key one, unless it has to go without. */
const withKey = (call: Call, sent: Sent): Sent => ({
  ...sent,
  key: call.isIdempotent ? (sent.key === undefined ? randomBytes(12).toString('hex') : sent.key) : null,
});

function bodyOf(call: Call, merchant: Merchant, sent: Sent): Partial<NonNullable<Sent['raw']>> {
  const { body, text } = sent;
  if (body === undefined && text === undefined) return {};
  if (call.encoding === 'form' || call.encoding === 'multipart') return { body: formOf(call.encoding, body ?? {}) };
  if (call.isEncrypted) return encryptedOf(call, merchant, sent);
  return { body: text ?? JSON.stringify(body), headers: json };
}

const json = { 'Content-Type': 'application/json' };

/** The encrypted body of a request, with its headers, to be sent several times as it is. */
export function encryptedOf(call: Call, merchant: Merchant, sent: Sent): NonNullable<Sent['raw']> {
  const { encryption, body } = encryptBody(merchant, sent.text ?? JSON.stringify(sent.body), {
    method: call.method,
    path: merchant.gateway.paths[call.name] ?? call.path,
    token: sent.token ?? '',
    idempotencyKey: sent.key ?? '',
    ...sent.bound,
  });
  return { body, headers: { ...json, Encryption: encryption } };
}

/** Lists become several fields of one name. */
function formOf(encoding: 'form' | 'multipart', body: object): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one as string | Blob);
  return encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]);
}

/** Why a request got no answer, such as ENOTFOUND. */
export function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
