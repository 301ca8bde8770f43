import { newIdempotencyKey } from './idempotencyKey.ts';

// Apart from the client: only forms need it, and they come after the first screen.

/**
 * Keys for what one form is sent for, made when it opens: the same payload goes under the same key however often it is sent
 * (a second tap, a try after silence), another payload is another intent and gets a key of its own.
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
