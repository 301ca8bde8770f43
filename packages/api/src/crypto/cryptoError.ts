/** The error if a body cannot be encrypted. */
export interface CryptoError extends Error {
  readonly code: 'CRYPTO_UNAVAILABLE' | 'CRYPTO_FAILED' | 'NETWORK';
}

export function cryptoError(code: CryptoError['code'], message: string): CryptoError {
  return Object.assign(new Error(message), { name: 'CryptoError', code });
}

export function isCryptoError(error: unknown): error is CryptoError {
  return error instanceof Error && error.name === 'CryptoError';
}
