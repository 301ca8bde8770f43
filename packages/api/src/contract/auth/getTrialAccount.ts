import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { expirationTime } from './sampleParts.ts';

export const getTrialAccount = defineCall({
  name: 'getTrialAccount',
  method: 'GET',
  path: '/wps/session/freeplay/account',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  value: v.object({
    /** 1 if a trial can start now, else 0. */
    state: v.picklist([0, 1]),
    /** Duration of a trial. */
    minutes: v.pipe(v.number(), v.integer()),
    /** Play money at the start of a trial. */
    playMoney: money,
    /** The caller's own running trial; missing if there is none. */
    account: v.optional(v.object({ userName: v.string(), expirationTime: v.pipe(v.string(), v.isoTimestamp()) })),
  }),
});

export const summary =
  "Returns whether a trial can be created now, its conditions, and the caller's own trial if one is active.";

export const sample: CallValue<typeof getTrialAccount> = {
  state: 1,
  minutes: 120,
  playMoney: '2000.00',
  account: { userName: 'trial4711', expirationTime },
};
