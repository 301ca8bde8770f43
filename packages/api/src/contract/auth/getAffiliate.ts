import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { affiliateDomain } from './affiliateDomain.ts';

export const getAffiliate = defineCall({
  name: 'getAffiliate',
  method: 'GET',
  path: '/wps/member/affiliate',
  access: 'anyone',
  query: v.strictObject({ domain: affiliateDomain }),
  /** The code is empty if the host belongs to no affiliate. */
  value: v.object({ affiliateCode: v.string() }),
});

export const summary = 'Returns the affiliate code that belongs to a host.';

export const sample: CallValue<typeof getAffiliate> = { affiliateCode: '5F356495' };
