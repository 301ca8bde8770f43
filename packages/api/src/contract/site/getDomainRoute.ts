import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';

export const getDomainRoute = defineCall({
  name: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  /** The host that the player came by. */
  query: v.strictObject({ domain: v.optional(shortText) }),
  value: v.object({
    merchantCode: v.string(),
    /** The asked host leads to this merchant. False also where none was asked. */
    isKnown: v.boolean(),
    /** Hosts that lead to this merchant, the asked one first, else the best one. */
    domains: v.array(v.string()),
  }),
});

export const summary = 'Lists the hosts that lead to the merchant, so that a page can move on when its own is cut off.';

export const sample: CallValue<typeof getDomainRoute> = {
  merchantCode: 'testmerchant',
  isKnown: true,
  domains: ['testmerchant.localhost'],
};
