import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits, in base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/** The hash of a token that the database stores. A plain SHA-256 is enough: a random token can't be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
