import { hashPassword } from '../crypto/passwords.ts';

const hashes = new Map<string, Promise<string>>();

/**
 * The hash of a demo member's password, computed once for all members and merchants, because the password is public
 * and hashing is slow on purpose.
 */
export function seededHash(password: string): Promise<string> {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const hash = hashPassword(password, 'seed');
  hashes.set(password, hash);
  // After a failure (a full queue) the next call tries again.
  hash.catch(() => hashes.delete(password));
  return hash;
}
