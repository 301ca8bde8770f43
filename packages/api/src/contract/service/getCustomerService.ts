import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

const servicePath = v.object({
  /** Kind of contact. CS is the main contact. */
  csType: v.picklist(['CS', 'WHATSAPP', 'LIVECHAT', 'TELEGRAM']),
  /** 1: `path` is an address. 2: the contact opens by `getChatLink`, and `path` is empty. 3: `path` is encrypted. */
  type: v.picklist([1, 2, 3]),
  /**
   * For type 3: base64 of the address encrypted by DES-ECB-PKCS7, then the key of 8 letters or digits. This only hides
   * the address and does not protect it, because the path contains the key.
   */
  path: v.pipe(v.string(), v.maxLength(1024)),
});

export const getCustomerService = defineCall({
  name: 'getCustomerService',
  method: 'GET',
  path: '/wps/relay/MCS2_customerService',
  access: 'anyone',
  cachedAs: 'serviceLink',
  isAnsweredDuring: ['regionRestriction'],
  value: v.object({ version: v.object({ pathList: v.array(servicePath) }) }),
});

export const summary =
  'Lists the contacts of customer service. The path of a type 3 entry is encrypted, followed by its key.';

export const sample: CallValue<typeof getCustomerService> = {
  version: {
    pathList: [
      { csType: 'CS', type: 1, path: 'https://support.test.example/' },
      { csType: 'LIVECHAT', type: 2, path: '' },
    ],
  },
};
