import { randomBytes } from 'node:crypto';
import { type Call, type CallName, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import type { Merchant } from '@livery/merchant';
import { readMerchants } from '../../gateways/wallets.ts';
import { fromClient } from '../field/addresses.ts';

export interface Asked {
  /** HTTP status. 0 if there was no reply. */
  status: number;
  /** Code of the failure. Empty on success. */
  code: string;
  value: unknown;
  /** The header `Retry-After` in seconds. Undefined if the reply has no such header. */
  retryAfter: number | undefined;
}

interface Ask {
  url: string;
  merchant: Merchant;
  /** Number of the simulated client. Its IP address in `X-Forwarded-For` is made from this number. */
  client: number;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** Makes a call as the merchant's clients do, with a new idempotency key if it needs one. Never throws. */
export async function ask(name: CallName, { url, merchant, client, query, body, headers }: Ask): Promise<Asked> {
  const { method, path, encoding, isEncrypted, isIdempotent }: Call = calls[name];
  const isForm = encoding === 'form';
  const text =
    body === undefined ? undefined : isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body);
  const ownPath = merchant.gateway.paths[name] ?? path;
  const idempotencyKey = isIdempotent ? randomBytes(12).toString('hex') : '';
  const bound = { method, path: ownPath, idempotencyKey };
  const sealed = text !== undefined && isEncrypted ? encryptBody(merchant, text, bound) : undefined;
  const address = `${url}${ownPath}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
  try {
    const reply = await fetch(address, {
      method,
      headers: {
        Merchant: merchant.code,
        ...fromClient(client),
        ...(text !== undefined && {
          'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...(sealed && { Encryption: sealed.encryption }),
        ...(isIdempotent && { 'Idempotency-Key': idempotencyKey }),
        ...headers,
      },
      ...(text !== undefined && { body: sealed?.body ?? text }),
    });
    const envelope = (await reply.json()) as { code?: string; value?: unknown };
    const retryAfter = reply.headers.get('Retry-After');
    return {
      status: reply.status,
      code: envelope.code ?? '',
      value: envelope.value,
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    };
  } catch {
    return { status: 0, code: 'NO_ANSWER', value: undefined, retryAfter: undefined };
  }
}

/** Logs in by user name. */
export const logInFrom = (
  where: Pick<Ask, 'url' | 'merchant' | 'client'>,
  username: string,
  password: string,
  more: { captcha?: string; captchaId?: string; deviceToken?: string } = {},
): Promise<Asked> => ask('login', { ...where, body: { type: 'username', username, password, ...more } });

/** Gets a captcha, and its answer from the sandbox. */
export async function solve(where: Pick<Ask, 'url' | 'merchant' | 'client'>) {
  const { captchaId } = (await ask('getCaptcha', where)).value as { captchaId: string };
  const reply = await fetch(`${where.url}/sandbox/captchas/${captchaId}`);
  return { captchaId, captcha: ((await reply.json()) as { answer: string }).answer };
}

export const merchantOf = (code: string): Merchant => readMerchants().find((merchant) => merchant.code === code)!;

/** Number of replies per code: `30 × LOGIN_WRONG, 90 × CAPTCHA_REQUIRED`. */
export function describeCodes(replies: readonly Asked[]): string {
  const counts = new Map<string, number>();
  for (const { code } of replies) counts.set(code || 'OK', (counts.get(code || 'OK') ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} × ${code}`).join(', ');
}

export const countOf = (replies: readonly Asked[], code: string): number =>
  replies.filter((reply) => reply.code === code).length;
