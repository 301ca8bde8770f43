import { bytesOfHex } from './bytesOfHex.ts';

/** A sequence of numbers that is calculated from a seed. */
export interface SeedStream {
  /** The next whole number from 0 to below `limit`. */
  below: (limit: number) => Promise<number>;
  /** Takes `count` different numbers from 1 to `most`, in the order in which they are drawn. */
  take: (count: number, most: number) => Promise<string[]>;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Creates the stream that docs/lotteries.md, "Checking a draw", defines: HMAC-SHA256 with the seed as key, of
 * `<label>|0`, `<label>|1` and so on. Each hash is read as eight big-endian 32-bit numbers. Throws if the browser
 * cannot do that, because there is no `subtle` without https.
 *
 * @param seed in hex
 */
export async function seedStream(seed: string, label: string): Promise<SeedStream> {
  const key = await crypto.subtle.importKey('raw', bytesOfHex(seed), algorithm, false, ['sign']);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;

  async function next(): Promise<number> {
    if (at === block.byteLength) {
      const text = new TextEncoder().encode(`${label}|${blocks++}`);
      block = new DataView(await crypto.subtle.sign(algorithm, key, text));
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  }
  async function below(limit: number): Promise<number> {
    // Numbers from `fair` on are skipped, because a simple remainder would favour small results.
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let number = await next();
    while (number >= fair) number = await next();
    return number % limit;
  }
  async function take(count: number, most: number): Promise<string[]> {
    const left = Array.from({ length: most }, (_, index) => String(index + 1));
    const taken: string[] = [];
    while (taken.length < count) taken.push(...left.splice(await below(left.length), 1));
    return taken;
  }
  return { below, take };
}
