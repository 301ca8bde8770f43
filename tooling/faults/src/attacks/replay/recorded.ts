import { randomBytes } from 'node:crypto';
import { type Call, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import type { Merchant } from '@livery/merchant';
import { fromClient } from '../field/addresses.ts';

/** A request with an encrypted body, as somebody behind TLS records it: the body can be read by nobody, the rest by everybody. */
export interface Recorded {
  merchant: string;
  method: string;
  path: string;
  /** Empty for a guest. */
  token: string;
  /** Empty where the call has none. */
  idempotencyKey: string;
  encryption: string;
  body: string;
}

type Bound = NonNullable<Parameters<typeof encryptBody>[2]>;

/**
 * What a player's own client sends, a call with its body.
 * @param bound in place of the request, for attackers who bind a body of their own to another one
 */
export function record(
  merchant: Merchant,
  call: Call,
  { content, token = '', bound }: { content: object; token?: string; bound?: Bound },
): Recorded {
  const request = {
    merchant: merchant.code,
    method: call.method,
    path: merchant.gateway.paths[call.name] ?? call.path,
    token,
    idempotencyKey: call.isIdempotent ? randomBytes(12).toString('hex') : '',
  };
  return { ...request, ...encryptBody(merchant, JSON.stringify(content), { ...request, ...bound }) };
}

export const recordLogin = (merchant: Merchant, username: string, password: string, bound?: Bound): Recorded =>
  record(merchant, calls.login, { content: { type: 'username', username, password }, ...(bound && { bound }) });

/** Sends it, as the n-th client. @returns the code of its failure; `done` on success */
export async function send(url: string, recorded: Recorded, client = 0): Promise<string> {
  const { merchant, method, path, token, idempotencyKey, encryption, body } = recorded;
  const reply = await fetch(url + path, {
    method,
    body,
    headers: {
      Merchant: merchant,
      Encryption: encryption,
      'Content-Type': 'application/json',
      ...(token && { Authorization: token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...fromClient(client),
    },
  });
  const { success, code } = (await reply.json()) as { success: boolean; code?: string };
  return success ? 'done' : (code ?? `HTTP ${reply.status}`);
}
