import { createHash, createHmac } from 'node:crypto';

/** Random numbers that anyone who knows the seed can compute again. */
export interface FairRandom {
  /** A whole number from 0 to less than `limit`, all equally likely. */
  below(limit: number): number;
  /** Draws `count` different entries of `list`, in the order drawn. */
  draw<T>(list: readonly T[], count: number): T[];
}

/** The commitment to a seed, published before the seed is used: its SHA-256. */
export const commitmentOf = (seed: Buffer): Buffer => createHash('sha256').update(seed).digest();

/**
 * Creates random numbers from a stream of 32-bit big-endian integers. The stream is HMAC-SHA256 under the seed of
 * `<label>|0`, `<label>|1` and so on, with eight integers each. Integers at or above the largest multiple of the limit
 * are skipped, because a plain remainder would favour small results.
 */
export function createFairRandom(seed: Buffer, label: string): FairRandom {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const next = (): number => {
    if (at === block.length) {
      block = createHmac('sha256', seed).update(`${label}|${blocks++}`).digest();
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  const below = (limit: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const number = next();
      if (number < fair) return number % limit;
    }
  };
  return {
    below,
    draw(list, count) {
      const left = [...list];
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
    },
  };
}
