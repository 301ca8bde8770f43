import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getDownloads = defineCall({
  name: 'getDownloads',
  method: 'GET',
  path: '/wps/relay/MCS2_downloads',
  access: 'anyone',
  value: v.object({
    list: v.array(
      v.object({
        /** MOBILECONFIG adds the site to an iPhone's home screen; AFFILIATELINK is the page for affiliates. */
        resourceType: v.picklist(['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATELINK']),
        url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')),
      }),
    ),
  }),
});

export const summary = 'Lists the addresses of the app for each kind of phone, and the page for affiliates.';

export const sample: CallValue<typeof getDownloads> = {
  list: [{ resourceType: 'Android', url: '/downloads/android' }],
};
