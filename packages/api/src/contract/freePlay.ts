import * as v from 'valibot';
import { defineCall } from './call.ts';
import { sessionValue } from './session.ts';
import { money } from './shared.ts';

// No Idempotency-Key, though it opens an account: its reply holds a token, and replies of keyed calls are stored as they are.
export const freePlay = defineCall({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  value: sessionValue,
  failures: ['TOO_MANY'],
});

export const getTrialAccount = defineCall({
  name: 'getTrialAccount',
  method: 'GET',
  path: '/wps/session/freeplay/account',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  value: v.object({
    /** 1 where a trial can be opened now, else 0. */
    state: v.picklist([0, 1]),
    /** How long a trial lasts. */
    minutes: v.pipe(v.number(), v.integer()),
    /** Play money that a trial begins with. */
    playMoney: money,
    /** The caller's own trial, where one runs. */
    account: v.optional(v.object({ userName: v.string(), expirationTime: v.pipe(v.string(), v.isoTimestamp()) })),
  }),
});
