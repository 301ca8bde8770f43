import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { associatedData } from '../contract/bodyBinding.ts';
import type { BoundRequest, EncryptedBody } from '../crypto/suite.ts';
import { testPrivateKey } from './testMerchant.ts';

/** Decrypts the body of a request that was encrypted by `oaep-gcm`. Default key: the key of the test merchant. */
export async function decryptBody(request: Request, privateKeyPem: string = testPrivateKey): Promise<unknown> {
  const { headers, method, url } = request;
  const bound: BoundRequest = {
    merchant: headers.get('Merchant') ?? '',
    method,
    path: new URL(url).pathname,
    idempotencyKey: headers.get('Idempotency-Key') ?? '',
    token: headers.get('Authorization') ?? '',
  };
  const body = (await request.clone().json()) as EncryptedBody['body'];
  return JSON.parse(decryptOaepGcm({ header: headers.get('Encryption') ?? '', body }, bound, privateKeyPem));
}

/**
 * Decrypts `oaep-gcm` from header and body.
 * @throws if a part was modified, or if the body is not bound to this request
 */
export function decryptOaepGcm({ header, body }: EncryptedBody, request: BoundRequest, privateKeyPem: string): string {
  const keyText = privateDecrypt(
    { key: privateKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(header, 'base64'),
  );
  const encrypted = Buffer.from(body.value, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(keyText.toString('latin1'), 'base64'),
    encrypted.subarray(0, 12),
  );
  decipher.setAAD(Buffer.from(associatedData({ ...request, time: body.time ?? 0, nonce: body.nonce ?? '' })));
  decipher.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]).toString('utf8');
}
