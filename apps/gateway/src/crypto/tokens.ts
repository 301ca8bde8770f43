import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, in base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random and long, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
