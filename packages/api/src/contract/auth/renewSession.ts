import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { expirationTime } from './sampleParts.ts';

/** Extends the session. The session of a trial account still ends at its original time. */
export const renewSession = defineCall({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'signedIn',
  value: v.object({ expirationTime: v.pipe(v.string(), v.isoTimestamp()) }),
});

export const summary = 'Extends the session, and returns the time when it ends if it is not used again.';

export const sample: CallValue<typeof renewSession> = { expirationTime };
