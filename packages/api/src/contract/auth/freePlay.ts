import { type CallValue, defineCall } from '../call.ts';
import { session } from './sampleParts.ts';
import { sessionValue } from './sessionValue.ts';

// Has no Idempotency-Key although it creates an account: its reply contains a token, and the gateway stores the replies
// of idempotent calls unencrypted.
export const freePlay = defineCall({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  value: sessionValue,
});

export const summary = 'Creates a trial account with its own play money, and a session that ends after two hours.';

export const sample: CallValue<typeof freePlay> = {
  ...session,
  token: 'token-of-trial',
  userName: 'trial4711',
  type: 4,
  firstTimeLogin: true,
};
