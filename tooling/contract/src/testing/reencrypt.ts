import type { KeyObject } from 'node:crypto';
import { calls } from '@livery/api/contract';
import type { Dialect, Merchant } from '@livery/merchant';
import { decryptBody } from '@livery/minimum-gateway/decrypt';
import { encryptBody } from '../wire/encryptBody.ts';
import { withoutModuleField } from './fromDialect.ts';
import type { PassedRequest } from './startProxy.ts';

interface Encryption {
  merchant: Merchant;
  dialect: Dialect;
  /** Decrypts bodies of the merchant's clients in this dialect. */
  privateKey: KeyObject;
}

/**
 * Encrypts a body for our own gateway, without the field `moduleId`. Time and nonce stay the same, so the gateway
 * recognises a body that is late or sent twice. A body that does not decrypt is unchanged: the gateway cannot decrypt
 * it either.
 */
export function reencrypt(request: PassedRequest, { merchant, dialect, privateKey }: Encryption): PassedRequest {
  const { method, headers, body } = request;
  if (body === undefined) return request;
  const text = Buffer.from(body as Uint8Array).toString();
  const path = request.url.split('?')[0]!;
  const binding = {
    merchant: merchant.code,
    method,
    path,
    token: headers['authorization'] ?? '',
    idempotencyKey: headers['idempotency-key'] ?? '',
  };
  const encrypted = (plain: string, stamp: { time?: number; nonce?: string }): PassedRequest => {
    const { encryption, body: value } = encryptBody(merchant, plain, { ...binding, ...stamp });
    return { ...request, headers: { ...headers, encryption }, body: value };
  };
  if (path === calls.changePassword.path && !dialect.encryptPasswordChange)
    return encrypted(withoutModuleField(text) ?? '{}', {});
  if (headers['encryption'] === undefined) return request;
  try {
    const sealed = JSON.parse(text) as { time: number; nonce: string };
    const received = dialect.omitHeaders.includes('Idempotency-Key') ? { ...binding, idempotencyKey: '' } : binding;
    const opened = decryptBody(sealed, headers['encryption'], received, privateKey, Date.now());
    return encrypted(withoutModuleField(opened.text) ?? '{}', { time: sealed.time, nonce: sealed.nonce });
  } catch {
    return request;
  }
}
