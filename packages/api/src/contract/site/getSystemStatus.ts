import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';

/** The only call that is answered during maintenance. */
export const getSystemStatus = defineCall({
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  cachedAs: 'status',
  isAnsweredDuring: ['maintenance', 'regionRestriction'],
  value: v.object({
    maintenance: v.boolean(),
    /** Whether the merchant does not serve players of the caller's region. */
    regionRestriction: v.boolean(),
    /** The gateway's clock, ISO 8601 in UTC, because a phone's clock may be wrong. */
    serverTime: moment,
  }),
});

export const summary =
  "Returns whether the site is under maintenance or not served in the caller's region. The only call that is answered during maintenance.";

export const sample: CallValue<typeof getSystemStatus> = {
  maintenance: false,
  regionRestriction: false,
  serverTime: '2026-11-21T09:30:00.000Z',
};
