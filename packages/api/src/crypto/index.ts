export { isCryptoError } from './cryptoError.ts';
export type { CryptoError } from './cryptoError.ts';
export { encryptBody } from './encryptBody.ts';
export type { CryptoSuite, EncryptedBody } from './suite.ts';
