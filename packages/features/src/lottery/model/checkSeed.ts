import { bytesOfHex } from './bytesOfHex.ts';

/**
 * Whether a draw's seed is the one that its commitment promised: the commitment is the SHA-256 of the seed's bytes, both in hex.
 *
 * @returns undefined where this browser can't say
 */
export async function checkSeed(seed: string, commitment: string): Promise<boolean | undefined> {
  try {
    // Without https there is no `subtle`, and calling it throws.
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfHex(seed)));
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex === commitment.toLowerCase();
  } catch {
    return undefined;
  }
}
