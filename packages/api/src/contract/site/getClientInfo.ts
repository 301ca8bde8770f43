import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getClientInfo = defineCall({
  name: 'getClientInfo',
  method: 'GET',
  path: '/wps/system/client',
  access: 'anyone',
  // Players in a blocked region can see the region that the gateway detected.
  isAnsweredDuring: ['regionRestriction'],
  value: v.object({
    /** The caller's address as the gateway sees it. */
    ip: v.string(),
    /** Country of that address, two capital letters; empty if unknown. */
    region: v.string(),
  }),
});

export const summary =
  "Returns the caller's address and region as the gateway detects them, even if that region is not served.";

export const sample: CallValue<typeof getClientInfo> = { ip: '203.0.113.7', region: 'BD' };
