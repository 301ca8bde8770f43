import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decryptOaepGcm } from '../testing/decryptBody.ts';
import { encryptBody } from './encryptBody.ts';
import { setGatewayTime } from './gatewayClock.ts';
import type { BoundRequest, RandomBytes } from './suite.ts';
import { encryptLegacyDes } from './legacyDes.ts';
import { encryptOaepGcm } from './oaepGcm.ts';

const sandboxKey = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../apps/gateway/sandbox-keys', `${name}.pem`), 'utf8');
const publicKey = sandboxKey('public');
const privateKey = sandboxKey('private');

/** Fake random bytes that count up from `start`. */
const counting = (start = 0): RandomBytes => {
  let next = start;
  return (length) => Uint8Array.from({ length }, () => next++ % 256);
};
const zeros: RandomBytes = (length) => new Uint8Array(length);
const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

/**
 * Any JSON text, including other scripts, emoji, lone surrogates escaped by JSON, and sizes around a cipher's block.
 */
const anyJson = fc.oneof(
  fc.json(),
  fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => JSON.stringify({ password: text })),
);

/** The login request that bodies are bound to. */
const loginRequest: BoundRequest = {
  merchant: 'aurora',
  method: 'POST',
  path: '/wps/session/login',
  idempotencyKey: '',
  token: '',
};

describe('oaep-gcm', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
    setGatewayTime(Date.now());
  });
  afterEach(() => vi.useRealTimers());

  test('known answer: zero key, vector and bytes give the ciphertext of the GCM specification, test case 14', async () => {
    const { body } = await encryptOaepGcm(publicKey, '\0'.repeat(16), loginRequest, zeros);
    expect(hex(body.value)).toBe(`${'00'.repeat(12)}cea7403d4d606b6e074ec5d3baf39d188d0867a43e477c86482d1daeb689920c`);
  });

  test('known answer: key 00..1f, vector 20..2b, nonce 2c..3b, computed by OpenSSL', async () => {
    const { body, header } = await encryptOaepGcm(publicKey, '{"username":"amina"}', loginRequest, counting());
    expect(body).toEqual({ value: body.value, time: 1_700_000_000_000, nonce: 'LC0uLzAxMjM0NTY3ODk6Ow==' });
    expect(hex(body.value)).toBe(
      '202122232425262728292a2ba918d30309ea746f771960f4e3799990be28cee1d1987cb9a8ff178b9d0860f489883b76',
    );
    const wrapped = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(header, 'base64'),
    );
    expect(wrapped.toString('latin1')).toBe('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=');
  });

  test('oaep-gcm: the owner of the private key decrypts any encrypted text', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (json) => {
        const encrypted = await encryptOaepGcm(publicKey, json, loginRequest);
        expect(decryptOaepGcm(encrypted, loginRequest, privateKey)).toBe(Buffer.from(json).toString('utf8'));
      }),
      { numRuns: 30 },
    );
  });

  test('a modified body cannot be decrypted', async () => {
    const { header, body } = await encryptOaepGcm(publicKey, '{"a":1}', loginRequest);
    const bytes = Buffer.from(body.value, 'base64');
    bytes[14]! ^= 1;
    for (const changed of [{ value: bytes.toString('base64') }, { time: body.time! + 1 }, { nonce: 'another nonce' }])
      expect(() => decryptOaepGcm({ header, body: { ...body, ...changed } }, loginRequest, privateKey)).toThrow(
        /authenticate/,
      );
  });

  test.each(['merchant', 'method', 'path', 'idempotencyKey', 'token'] as const)(
    'a body cannot be decrypted with another %s in its request',
    async (part) => {
      const encrypted = await encryptOaepGcm(publicKey, '{"a":1}', loginRequest);
      expect(() => decryptOaepGcm(encrypted, { ...loginRequest, [part]: 'another' }, privateKey)).toThrow(
        /authenticate/,
      );
    },
  );

  test('the body has the gateway’s time, independent of the device clock', async () => {
    setGatewayTime(Date.now() + 3_600_000);
    const { body } = await encryptOaepGcm(publicKey, '{}', loginRequest);
    expect(body.time).toBe(1_700_003_600_000);
  });

  test('key, vector, nonce and padding are different for each body', async () => {
    const encrypted = await Promise.all(
      Array.from({ length: 20 }, () => encryptOaepGcm(publicKey, '{}', loginRequest)),
    );
    expect(new Set(encrypted.map(({ header }) => header)).size).toBe(20);
    expect(new Set(encrypted.map(({ body }) => hex(body.value).slice(0, 24))).size).toBe(20);
    expect(new Set(encrypted.map(({ body }) => body.nonce)).size).toBe(20);
  });

  test('without WebCrypto it fails with an error that mentions https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(encryptBody('oaep-gcm', publicKey, '{}', loginRequest)).rejects.toMatchObject({
      code: 'CRYPTO_UNAVAILABLE',
      message: expect.stringContaining('https'),
    });
  });
});

describe('legacy-des', () => {
  const open = (header: string, value: string, key = privateKey) => {
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(header, 'hex'));
    const secret = block.subarray(-16);
    const desKey = secret.subarray(0, 8);
    // OpenSSL 3 has no single DES. Triple DES with three equal keys is the same function.
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([desKey, desKey, desKey]), null);
    const text = Buffer.concat([decipher.update(Buffer.from(value, 'base64')), decipher.final()]).toString('utf8');
    return { secret: secret.toString('latin1'), leading: block.subarray(0, -16), text };
  };

  test('known answer: secret ABCDEFGHIJKLMNOP, computed by OpenSSL', async () => {
    const { header, body } = await encryptLegacyDes(publicKey, '{"username":"amina"}', loginRequest, counting());
    expect(hex(body.value)).toBe('cb8019621d7e545fb6677c923f34ba2e2ac77bf48499684f');
    const padded = Buffer.concat([Buffer.alloc(256 - 16), Buffer.from('ABCDEFGHIJKLMNOP')]);
    expect(header).toBe(publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, padded).toString('hex'));
  });

  test('legacy-des: the owner of the private key decrypts any encrypted text', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (json) => {
        const { header, body } = await encryptLegacyDes(publicKey, json, loginRequest);
        const { secret, leading, text } = open(header, body.value);
        expect(text).toBe(Buffer.from(json).toString('utf8'));
        expect(secret).toMatch(/^[A-Za-z0-9]{16}$/);
        expect(leading.every((byte) => byte === 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('the header is as long as the modulus, even if the number is small', async () => {
    const { publicKey: small, privateKey: smallPrivate } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    for (let start = 0; start < 40; start += 1) {
      const { header, body } = await encryptLegacyDes(small, '{}', loginRequest, counting(start));
      expect(header).toHaveLength(256);
      expect(open(header, body.value, smallPrivate).text).toBe('{}');
    }
  });

  test('every letter and digit has the same probability, because bytes from 248 on are not used', async () => {
    // Bytes of 248 and above would make A to H more likely than the other letters.
    const secrets = await Promise.all([248, 250, 255].map(async (start) => open(...(await encrypted(start))).secret));
    expect(secrets).toEqual(['ABCDEFGHIJKLMNOP', 'ABCDEFGHIJKLMNOP', 'ABCDEFGHIJKLMNOP']);
    async function encrypted(start: number): Promise<[string, string]> {
      const { header, body } = await encryptLegacyDes(publicKey, '{}', loginRequest, counting(start));
      return [header, body.value];
    }
  });

  test('legacy-des works without WebCrypto', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { header, body } = await encryptBody('legacy-des', publicKey, '{"a":1}', loginRequest);
    expect(open(header, body.value).text).toBe('{"a":1}');
  });
});

test.each(['oaep-gcm', 'legacy-des'] as const)('%s reports an invalid public key', async (suite) => {
  for (const key of ['', 'no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----']) {
    await expect(encryptBody(suite, key, '{}', loginRequest)).rejects.toMatchObject({ code: 'CRYPTO_FAILED' });
  }
});
