import { verifyPassword } from '../crypto/passwords.ts';

/**
 * The outcome of comparing a password before a transaction. Inside it `isStill` says whether the proof holds: hashing there
 * would hold a connection all the while.
 */
export interface Proof {
  isRight: boolean;
  /** What the password was compared with; undefined where there was nothing. */
  hash: string | undefined;
}

/** Compares a password with a stored hash, or with nothing in the same time. @throws BUSY. */
export async function compare(given: string, hash: string | undefined, sender: string): Promise<Proof> {
  return { isRight: await verifyPassword(given, hash, sender), hash };
}

/** Whether the password was right and is still the same. */
export const isStill = ({ isRight, hash }: Proof, stored: string): boolean => isRight && hash === stored;
