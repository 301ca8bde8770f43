import { randomBytes } from 'node:crypto';
import { type Call, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import type { Merchant } from '@livery/merchant';
import { fromClient } from '../field/addresses.ts';

/** A request with an encrypted body, as an attacker behind TLS records it: only the body is unreadable. */
export interface Recorded {
  merchant: string;
  method: string;
  path: string;
  /** Token of the session. Empty for a guest. */
  token: string;
  /** Idempotency key of the request. Empty if the call has no key. */
  idempotencyKey: string;
  encryption: string;
  body: string;
}

type Bound = NonNullable<Parameters<typeof encryptBody>[2]>;

/**
 * Makes the request of a player's client for a call.
 * @param bound the request to which the body is bound. Default: the request itself. Attackers bind their body to another
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

/**
 * Sends a recorded request as the n-th client.
 * @returns the code of its failure, or `done` on success
 */
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
