import { bytesOfHex } from './bytesOfHex.ts';

/**
 * Checks that a draw's seed matches its commitment. The commitment is the SHA-256 of the seed's bytes. Both are hex.
 *
 * @returns undefined if this browser cannot check it
 */
export async function checkSeed(seed: string, commitment: string): Promise<boolean | undefined> {
  try {
    // Without https `subtle` is undefined, and the call throws.
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfHex(seed)));
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex === commitment.toLowerCase();
  } catch {
    return undefined;
  }
}
