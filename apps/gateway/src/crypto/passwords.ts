import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { busy } from '../http/callFailure.ts';
import { createFairQueue } from './fairQueue.ts';

/**
 * Work factor of hashes outside tests, N of scrypt as a power of two: 32 MiB of memory and about 60 ms for each hash.
 */
export const standardPasswordCost = 15;
let cost = { N: 2 ** standardPasswordCost, r: 8, p: 1 };
const keyLength = 32;

/**
 * Maximum number of simultaneous hashes: one processor stays free for other calls, and one of Node's four threads for
 * files. The last waiting hash starts within about three seconds. Beyond the waiting limit, work is rejected
 * immediately with a retry time.
 */
const running = Math.max(1, Math.min(3, availableParallelism() - 1));
const enqueue = createFairQueue({ running, waiting: 40 * running, full: () => busy(3) });

/**
 * Changes the work factor of new hashes. Only tests call it, with a low value, because they hash hundreds of passwords.
 * @param exponent N of scrypt, as a power of two.
 */
export function setPasswordCost(exponent: number): void {
  cost = { ...cost, N: 2 ** exponent };
}

/*
 * The functions below wait in a queue. Never wait for them within a transaction or while using a database connection,
 * because twenty logins would then use all connections. `sender` is the network of the caller (`Caller.network`). The
 * queue alternates between senders. The functions throw BUSY if the queue is full.
 */

/** Hashes a password by scrypt with a random salt, off the main thread. @returns `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, sender: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, sender);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Compares a password with a stored hash, which includes its own parameters.
 * @param stored the result of `hashPassword`. No password matches undefined (the account does not exist) or an empty
 * text (the member has no password). Both take as long as a wrong password, so that the time does not reveal which
 * accounts exist.
 */
export async function verifyPassword(password: string, stored: string | undefined, sender: string): Promise<boolean> {
  const exists = stored !== undefined && stored !== '';
  const [, N, r, p, salt, key] = (exists ? stored : dummyHash()).split('$');
  const wanted = Buffer.from(key ?? '', 'base64');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt ?? '', 'base64'), parameters, sender);
  return exists && wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** A hash to compare with if the account has no hash. */
const dummyHash = () => ['scrypt', cost.N, cost.r, cost.p, 'bm9ib2R5', ''].join('$');

function derive(password: string, salt: Buffer, options: ScryptOptions, sender: string): Promise<Buffer> {
  return enqueue(
    sender,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, keyLength, { ...options, maxmem: 128 * 2 ** 20 }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
}
