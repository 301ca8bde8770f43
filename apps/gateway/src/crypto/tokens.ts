import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, in base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/**
 * The hash of a token that the database stores. A plain SHA-256 is enough, because a random token cannot be guessed.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
