import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factor of hashes outside tests, N of scrypt as a power of two: 32 MiB of memory and about 60 ms for each hash. */
export const standardPasswordCost = 15;
let cost = { N: 2 ** standardPasswordCost, r: 8, p: 1 };
const keyLength = 32;

/**
 * Changes the work factor of new hashes. Only tests call it, with a low one: they hash hundreds of passwords.
 * @param exponent N of scrypt, as a power of two.
 */
export function setPasswordCost(exponent: number): void {
  cost = { ...cost, N: 2 ** exponent };
}

/** Hashes a password by scrypt with a random salt, off the main thread. @returns `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Compares a password with a stored hash, which carries its own parameters.
 * @param stored what `hashPassword` returned, or an empty text for a member without a password, which nothing matches.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (stored === '') return verifyDummyPassword(password);
  const [, N, r, p, salt, key] = stored.split('$');
  const wanted = Buffer.from(key ?? '', 'base64');
  const found = await derive(password, Buffer.from(salt ?? '', 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

let dummyHash: Promise<string> | undefined;

/** Verifies against a dummy hash, for user names that do not exist: the response time must not reveal which ones do. */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummyHash ??= hashPassword('nobody');
  await verifyPassword(password, await dummyHash);
  return false;
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { ...options, maxmem: 128 * 2 ** 20 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
