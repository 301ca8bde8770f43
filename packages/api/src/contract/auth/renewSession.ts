import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { expirationTime } from './sampleParts.ts';

/** Lengthens the session. One of a trial account keeps its end. */
export const renewSession = defineCall({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'signedIn',
  value: v.object({ expirationTime: v.pipe(v.string(), v.isoTimestamp()) }),
});

export const summary = 'Lengthens the session, and tells when it ends if it is not used again.';

export const sample: CallValue<typeof renewSession> = { expirationTime };
