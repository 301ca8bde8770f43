import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { testPrivateKey } from './testMerchant.ts';

/** The plain body of a request that was encrypted for a test merchant by `oaep-gcm`, as the gateway would read it. */
export async function decryptBody(request: Request, privateKeyPem: string = testPrivateKey): Promise<unknown> {
  const { value } = (await request.clone().json()) as { value: string };
  return JSON.parse(decryptOaepGcm(request.headers.get('Encryption') ?? '', value, privateKeyPem));
}

/** Opens `oaep-gcm`: `header` and `value` as they travel. Throws on anything that was changed on the way. */
export function decryptOaepGcm(header: string, value: string, privateKeyPem: string): string {
  const keyText = privateDecrypt(
    { key: privateKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(header, 'base64'),
  );
  const encrypted = Buffer.from(value, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(keyText.toString('latin1'), 'base64'),
    encrypted.subarray(0, 12),
  );
  decipher.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]).toString('utf8');
}
