import { hashPassword } from '../crypto/passwords.ts';

const hashes = new Map<string, Promise<string>>();

/**
 * The hash of a demo member's password, made once for all members and merchants: it is public, and hashing is meant to
 * be slow.
 */
export function seededHash(password: string): Promise<string> {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const hash = hashPassword(password, 'seed');
  hashes.set(password, hash);
  // Where there was no turn for it the next one tries again.
  hash.catch(() => hashes.delete(password));
  return hash;
}
