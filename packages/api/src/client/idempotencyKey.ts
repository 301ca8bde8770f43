/**
 * Creates a key for one intent of a player: created when the form opens, sent with every attempt. crypto.randomUUID
 * requires https; this function does not.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
