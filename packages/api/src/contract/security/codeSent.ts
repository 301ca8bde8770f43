import * as v from 'valibot';

/** How long a code that was sent is good. */
export const codeSent = v.object({
  expiredMinutes: v.pipe(v.number(), v.integer()),
  expirationTime: v.pipe(v.string(), v.isoTimestamp()),
});
