/**
 * Creates a key for one intent of a player. A form creates the key when it opens, and sends it with every attempt.
 * `crypto.randomUUID` requires https; this function does not.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
