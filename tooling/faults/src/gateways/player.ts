import { type Call, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import type { Merchant } from '@livery/merchant';

/** The outcome of a request: a reply, or no reply (the connection broke, or the caller cancelled). */
export interface Answer {
  /** HTTP status. 0 if there was no reply. */
  status: number;
  /** Code of the failure. Empty on success and if there was no reply. */
  code: string;
}

interface LogIn {
  url: string;
  merchant: Merchant;
  username: string;
  password: string;
}

/** Logs in as clients do, with an encrypted body. Returns the token. */
export async function logIn({ url, merchant, username, password }: LogIn): Promise<string> {
  const { encryption, body } = encryptBody(merchant, JSON.stringify({ type: 'username', username, password }));
  const reply = await fetch(url + calls.login.path, {
    method: calls.login.method,
    body,
    headers: { Merchant: merchant.code, 'Content-Type': 'application/json', Encryption: encryption },
  });
  const envelope = (await reply.json()) as { value?: { token?: string }; code?: string };
  if (envelope.value?.token === undefined) throw new Error(`${username} could not sign in: ${envelope.code}`);
  return envelope.value.token;
}

interface OnceRequest<Body> {
  url: string;
  merchant: string;
  token: string;
  key: string;
  body: Body;
  signal?: AbortSignal;
}

export type TransferRequest = OnceRequest<{ from: string; to: string; amount: string }>;

/** Requests a transfer once. Never throws: a missing reply is an outcome too. */
export const transfer = (request: TransferRequest): Promise<Answer> => requestOnce(calls.transfer, request);

/** Makes a call with an idempotency key once. Never throws: a missing reply is an outcome too. */
export async function requestOnce(
  { path, method }: Pick<Call, 'path' | 'method'>,
  { url, merchant, token, key, body, signal }: OnceRequest<object>,
): Promise<Answer> {
  try {
    const reply = await fetch(url + path, {
      method,
      body: JSON.stringify(body),
      ...(signal && { signal }),
      headers: { Merchant: merchant, Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });
    const envelope = (await reply.json()) as { code?: string };
    return { status: reply.status, code: envelope.code ?? '' };
  } catch {
    return { status: 0, code: '' };
  }
}
