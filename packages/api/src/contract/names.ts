import * as v from 'valibot';
import { defineCall } from './call.ts';
import { shortText } from './shared.ts';

const name = v.pipe(v.string(), v.maxLength(64));
const domain = v.pipe(v.string(), v.maxLength(253));

/** Is a user name free, before the form is sent? Registration has the last word. */
export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/member/username/available',
  access: 'anyone',
  moduleId: 'REG3',
  query: v.strictObject({ username: name }),
  value: v.object({
    available: v.boolean(),
    /** Why it is not: someone has it, or it breaks the rules. */
    reason: v.optional(v.picklist(['taken', 'invalid'])),
  }),
});

export const getAffiliate = defineCall({
  name: 'getAffiliate',
  method: 'GET',
  path: '/wps/member/affiliate',
  access: 'anyone',
  query: v.strictObject({ domain }),
  /** Empty where the host belongs to no affiliate. */
  value: v.object({ affiliateCode: v.string() }),
});

export const checkAffiliateCode = defineCall({
  name: 'checkAffiliateCode',
  method: 'GET',
  path: '/wps/member/affiliate/check',
  access: 'anyone',
  query: v.strictObject({
    code: shortText,
    /** Host that the player registers at. */
    domain: v.optional(domain),
  }),
  value: v.object({ success: v.boolean() }),
});
