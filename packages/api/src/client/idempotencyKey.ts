/**
 * A key for one intent of a player: made when the form opens, sent with every try. crypto.randomUUID needs https, this
 * doesn't.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
