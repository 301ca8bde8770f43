import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';
import { withoutInvisible } from '../validation/typedCode.ts';
import { affiliateDomain } from './affiliateDomain.ts';
import { successValue } from '../values/successValue.ts';

export const checkAffiliateCode = defineCall({
  name: 'checkAffiliateCode',
  method: 'GET',
  path: '/wps/member/affiliate/check',
  access: 'anyone',
  query: v.strictObject({
    code: v.pipe(shortText, withoutInvisible),
    /** Host of the registration page. */
    domain: v.optional(affiliateDomain),
  }),
  value: successValue,
});

export const summary = 'Returns whether this is the code of an affiliate.';

export const sample: CallValue<typeof checkAffiliateCode> = { success: true };
