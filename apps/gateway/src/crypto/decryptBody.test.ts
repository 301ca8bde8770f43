import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BodyBinding } from '@livery/api/contract';
import { encryptLegacyDes, encryptOaepGcm, loginBinding } from '../testing/encryptBody.ts';
import { decryptBody } from './decryptBody.ts';
import { readPrivateKeys } from './privateKeys.ts';

const privateKey = readPrivateKeys({}).own;
const text = '{"username":"demo1","password":"ঢাকা ৫"}';
const binding = loginBinding();
const boundBy = { 'oaep-gcm': { binding }, 'legacy-des': {} };

describe('test vectors', () => {
  test('oaep-gcm decrypts an AES-256-GCM specification vector, bound to a request, with a key from OpenSSL', () => {
    const wrappedKey =
      'oVJ41j3//BCsdmlGFs4MF2KAXCVjjLVIcFu4v2if8x7//rgrdowcwsw+SBssC5ZNQomwRvwr31dWv4BbUmsOC09DNZUYt/UhzDfqzzSk1xMOsJWv78J7uyXTTxvL+hi26PZzj6mb6/6+lWo6b0ykyg9iMCqA+5tyP6xs4GRMRnLOhMMWzQfINshveyFO7owxmqAZdNRkbXXfV/iMntxBwjLx7yI3g5Oax/8DmKpeO+FSDWf25H9lQcjS0ZT2tGAUaQk6cL9ebCdodgaLsWeeKgmOH+LRPYZTggTiDvZIw/5FSMYbSHf/bqo/ov9RaHlxiQet6Tbp0HNkWA3EvWgYNQ==';
    // Test case 14: key, IV and 16 bytes of plain text are zeros.
    const value = Buffer.from(
      `${'00'.repeat(12)}cea7403d4d606b6e074ec5d3baf39d182c7271cf786baaa30a417d9f2ed82fc2`,
      'hex',
    ).toString('base64');
    expect(
      decryptBody({
        wrappedKey,
        value,
        privateKey,
        binding: {
          merchant: 'aurora',
          method: 'PUT',
          path: '/wps/member/register',
          time: 1_700_000_000_000,
          nonce: 'AAAAAAAAAAAAAAAA',
          idempotencyKey: 'key-of-one',
          token: 'token-of-one',
        },
      }),
    ).toBe('\0'.repeat(16));
  });

  test('legacy-des decrypts a text that OpenSSL encrypted under r = Ab3dEf7hJk9mNp2r', () => {
    const wrappedKey =
      'bc8cdaeaa129c2413c76fc1fed2c78e8ce2272a25e207ab80b3cd54712fee2eea73ee4073169587be3b331daeb335e19def54102154f1b5ee3b464d9cdd9aaa957a178fb2fc217b6922b8c6b4902dcf91bdbbe289bcdc49e230f4b568000e77c925e5fb34a84c7dc016fccd9885fb0c016bdaffeeac98703946049e25838a7cc2a8dfabe8c9cbff18f5c5494c86e52ca0f45f803d80f2da0690df36698db45c10a88660251c16368b99d177f469d0b00609db3ebceb8c708007ad354c55422c57a2e65538dfe0a2e595bcc4375cb9f95506370e3be85b158453734f94e3dbea95feea90f720058a3d0dc8a9fa9aec6128a9f55bb9f56810e05c03e4fcb0355d5';
    const value = 'zV0+zioD1RKGQGbr8gfkIEE49BkLxh6NhTKDKkjJqKvV60XhzYGwfp5bPQSwvCGlu3dbP1AXMHs=';
    expect(decryptBody({ wrappedKey, value, privateKey })).toBe(text);
  });
});

describe.each([
  ['oaep-gcm', (any: string) => encryptOaepGcm(any, { binding })],
  ['legacy-des', (any: string) => encryptLegacyDes(any)],
] as const)('%s', (suite, seal) => {
  const bound = boundBy[suite];

  test('decrypts every encrypted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
        const { encryption, body } = seal(any);
        expect(decryptBody({ wrappedKey: encryption, value: JSON.parse(body).value, privateKey, ...bound })).toBe(any);
      }),
      { numRuns: 60 },
    );
  });

  test('does not reveal which step failed', () => {
    const { encryption, body } = seal(text);
    const value = JSON.parse(body).value as string;
    const other = seal('another');
    const flipped = Buffer.from(value, 'base64');
    flipped[0]! ^= 1;
    const faults = [
      { wrappedKey: encryption, value: `${value}!` },
      { wrappedKey: encryption, value: value.slice(0, 8) },
      { wrappedKey: encryption, value: '' },
      { wrappedKey: other.encryption, value },
      { wrappedKey: encryption.slice(0, -4), value },
      { wrappedKey: 'zz', value },
      ...(suite === 'oaep-gcm' ? [{ wrappedKey: encryption, value: flipped.toString('base64') }] : []),
    ];
    const said = faults.map((fault) => {
      try {
        decryptBody({ ...fault, privateKey, ...bound });
        return 'opened';
      } catch (error) {
        return `${(error as { code: string }).code} ${(error as Error).message}`;
      }
    });
    expect(new Set(said)).toEqual(new Set([said[0]]));
    expect(said[0]).toMatch(/^CIPHER_INVALID /);
  });

  test('throws only CIPHER_INVALID, for all bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.base64String({ maxLength: 400 }), fc.stringMatching(/^[0-9a-f]{0,512}$/)),
        fc.base64String(),
        (wrappedKey, value) => {
          expect(() => decryptBody({ wrappedKey, value, privateKey, ...bound })).toThrow(
            expect.objectContaining({ code: 'CIPHER_INVALID' }),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

test.each<[string, Partial<BodyBinding>]>([
  ['merchant', { merchant: 'padma' }],
  ['method', { method: 'PUT' }],
  ['path', { path: '/wps/member/register' }],
  ['time', { time: binding.time + 1 }],
  ['nonce', { nonce: 'another-nonce-of-it' }],
  ['idempotency key', { idempotencyKey: 'key-of-another' }],
  ['session', { token: 'token-of-another' }],
])('oaep-gcm does not decrypt a body for a request with another %s', (_, other) => {
  const { encryption, body } = encryptOaepGcm(text, { binding });
  const { value } = JSON.parse(body) as { value: string };
  expect(() => decryptBody({ wrappedKey: encryption, value, privateKey, binding: { ...binding, ...other } })).toThrow(
    expect.objectContaining({ code: 'CIPHER_INVALID' }),
  );
});
