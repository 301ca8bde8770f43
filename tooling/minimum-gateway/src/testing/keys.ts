import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys for the tests of one file. */
export const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The merchant of every test. */
export const merchant = 'aurora';
