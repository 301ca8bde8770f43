import { verifyPassword } from '../crypto/passwords.ts';

/**
 * The result of comparing a password before a transaction. Inside the transaction `isUnchangedProof` only checks
 * whether the proof is still valid. Hashing there would occupy a connection for the whole time.
 */
export interface Proof {
  isRight: boolean;
  /** The hash that the password was compared with, or undefined. */
  hash: string | undefined;
}

/** Compares a password with a stored hash, or with no hash in the same time. @throws BUSY. */
export async function compare(given: string, hash: string | undefined, sender: string): Promise<Proof> {
  return { isRight: await verifyPassword(given, hash, sender), hash };
}

/** Whether the password was right and the stored hash has not changed. */
export const isUnchangedProof = ({ isRight, hash }: Proof, stored: string): boolean => isRight && hash === stored;
