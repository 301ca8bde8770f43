import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import { Refusal } from './refusal.ts';

const minute = 60_000;
const vectorLength = 12;
const tagLength = 16;

/** The parts of a request to which an encrypted body is bound. */
export interface Binding {
  readonly merchant: string;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string;
  readonly token: string;
}

interface SealedBody {
  readonly value: string;
  readonly time: number;
  readonly nonce: string;
}

/**
 * Decrypts a body of the crypto suite `oaep-gcm`.
 * @returns the decrypted text and the nonce, which the caller must mark as used.
 */
export function decryptBody(
  body: unknown,
  encryption: string | undefined,
  binding: Binding,
  privateKey: KeyObject,
  now: number,
): { text: string; nonce: string } {
  const sealed = readSealedBody(body, now);
  if (!encryption) throw new Refusal('CIPHER_INVALID', 'The header Encryption is missing.');
  try {
    return { text: decrypt(sealed, encryption, binding, privateKey), nonce: sealed.nonce };
  } catch {
    throw new Refusal('CIPHER_INVALID', 'The body does not decrypt with this request.');
  }
}

function readSealedBody(body: unknown, now: number): SealedBody {
  const { value, time, nonce } = (body ?? {}) as Record<string, unknown>;
  if (typeof time !== 'number') throw new Refusal('CIPHER_INVALID', 'The body has no time.');
  // The time is checked first, so that a client with a wrong clock gets the right time before any other error.
  if (time < now - 5 * minute || time > now + minute) {
    throw new Refusal('BODY_EXPIRED', 'The time of the body is too old, or ahead.', { now });
  }
  if (typeof nonce !== 'string' || !/^[A-Za-z0-9+/=_-]{16,64}$/.test(nonce)) {
    throw new Refusal('CIPHER_INVALID', 'The body has no valid nonce.');
  }
  if (typeof value !== 'string') throw new Refusal('CIPHER_INVALID', 'The body has no value.');
  return { value, time, nonce };
}

function decrypt({ value, time, nonce }: SealedBody, encryption: string, binding: Binding, privateKey: KeyObject) {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const keyText = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, Buffer.from(encryption, 'base64'));
  const bytes = Buffer.from(value, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(keyText.toString(), 'base64'),
    bytes.subarray(0, vectorLength),
    { authTagLength: tagLength },
  );
  decipher.setAAD(Buffer.from(boundText(binding, time, nonce)));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(vectorLength, -tagLength)), decipher.final()]).toString();
}

function boundText({ merchant, method, path, idempotencyKey, token }: Binding, time: number, nonce: string): string {
  return ['livery oaep-gcm', merchant, method, path, time, nonce, idempotencyKey, token].join('\n');
}
