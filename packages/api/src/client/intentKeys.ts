import { newIdempotencyKey } from './idempotencyKey.ts';

// A separate module: only forms need it, and they open after the first screen.

/**
 * Creates the keys of one form when it opens. The same payload has the same key in every attempt: a second tap, or a
 * retry after a lost reply. Another payload is another intent and gets a new key.
 */
export function createIntentKeys(): (payload: unknown) => string {
  let key = newIdempotencyKey();
  let last: string | undefined;
  return (payload) => {
    const sent = JSON.stringify(payload);
    if (last !== undefined && last !== sent) key = newIdempotencyKey();
    last = sent;
    return key;
  };
}
