import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB and some 60 ms each: dear for whoever tries many, bearable for a login.
const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;

/** Scrypt with its own salt: `scrypt$N$r$p$salt$key`. Takes some 60 ms off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** An empty `stored` is nobody's password: no password opens it. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (stored === '') return verifyDummyPassword(password);
  const [, N, r, p, salt, key] = stored.split('$');
  const wanted = Buffer.from(key ?? '', 'base64');
  const found = await derive(password, Buffer.from(salt ?? '', 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, for names that do not exist: time must not tell which names do. */
export async function verifyDummyPassword(password: string): Promise<false> {
  decoy ??= hashPassword('nobody');
  await verifyPassword(password, await decoy);
  return false;
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { ...options, maxmem: 128 * 2 ** 20 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
