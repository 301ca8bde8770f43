import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';

export const getDomainRoute = defineCall({
  name: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  /** The host of the page. */
  query: v.strictObject({ domain: v.optional(shortText) }),
  value: v.object({
    merchantCode: v.string(),
    /** Whether the requested host belongs to this merchant. False if the request has no host. */
    isKnown: v.boolean(),
    /**
     * Hosts of this merchant. The first is the requested host, or the best host if the requested host is not the
     * merchant's.
     */
    domains: v.array(v.string()),
  }),
});

export const summary =
  'Lists the hosts of the merchant, so that a page can switch to another host if its own is blocked.';

export const sample: CallValue<typeof getDomainRoute> = {
  merchantCode: 'testmerchant',
  isKnown: true,
  domains: ['testmerchant.localhost'],
};
