import { generateKeyPairSync } from 'node:crypto';
import type { MerchantParts } from '@livery/merchant';
import { expect, test } from 'vitest';
import { keyProblems } from './keyProblems.ts';

const problemsOf = (bits: number) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const rsaPublicKey = String(publicKey.export({ type: 'spki', format: 'pem' }));
  return keyProblems({ code: 'nova', gateway: { rsaPublicKey } } as unknown as MerchantParts);
};

test('an RSA key of less than 2048 bits is reported', () => {
  expect(problemsOf(1024)).toEqual([
    expect.objectContaining({ key: 'rsaPublicKey', message: 'is an RSA key of 1024 bits, which can be broken' }),
  ]);
  expect(problemsOf(2048)).toEqual([]);
});
