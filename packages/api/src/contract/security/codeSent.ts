import * as v from 'valibot';

/** Validity of a code that was sent. */
export const codeSent = v.object({
  expiredMinutes: v.pipe(v.number(), v.integer()),
  expirationTime: v.pipe(v.string(), v.isoTimestamp()),
});
