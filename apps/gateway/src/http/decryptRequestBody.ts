import { type BodyBinding, bodyLeadMs, bodyLifetimeMs } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';
import { cipherInvalid, decryptBody } from '../crypto/decryptBody.ts';
import type { PrivateKeys } from '../crypto/privateKeys.ts';
import { CallFailure } from './callFailure.ts';

const encryptedSchema = v.strictObject({ value: v.string() });
const boundSchema = v.strictObject({
  value: v.string(),
  time: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  nonce: v.pipe(v.string(), v.regex(/^[\w+/=-]{16,64}$/)),
});

/**
 * Decrypts the body of a request by the merchant's suite and key.
 * @param sent the parsed body of the request
 * @returns its JSON text, and its binding if the suite binds bodies
 * @throws CIPHER_INVALID, or BODY_EXPIRED for a body with a time too far in the past or the future
 */
export function decryptRequestBody(
  sent: unknown,
  request: Request,
  merchant: Merchant,
  privateKeys: PrivateKeys,
): { text: string; binding?: BodyBinding } {
  const wrappedKey = request.headers.get('Encryption');
  const privateKey = privateKeys.of(merchant);
  if (!wrappedKey || privateKey === undefined) throw cipherInvalid();
  if (merchant.gateway.cryptoSuite === 'legacy-des') {
    const { success: isWell, output } = v.safeParse(encryptedSchema, sent);
    if (!isWell) throw cipherInvalid();
    return { text: decryptBody({ wrappedKey, privateKey, value: output.value }) };
  }
  const { success: isWell, output } = v.safeParse(boundSchema, sent);
  if (!isWell) throw cipherInvalid();
  const { value, time, nonce } = output;
  const now = Date.now();
  if (time < now - bodyLifetimeMs || time > now + bodyLeadMs)
    throw new CallFailure(
      'BODY_EXPIRED',
      'The body is older than five minutes, or its time is in the future. Encrypt it again with the time in value.now.',
      { value: { now } },
    );
  const binding: BodyBinding = {
    merchant: merchant.code,
    method: request.method,
    path: new URL(request.url).pathname,
    time,
    nonce,
    idempotencyKey: request.headers.get('Idempotency-Key') ?? '',
    token: request.headers.get('Authorization')?.trim() ?? '',
  };
  return { text: decryptBody({ wrappedKey, value, privateKey, binding }), binding };
}
