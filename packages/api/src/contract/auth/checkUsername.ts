import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { withoutInvisible } from '../validation/typedCode.ts';

const name = v.pipe(v.string(), v.maxLength(64), withoutInvisible);

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

export const summary = 'Gives whether a user name is free.';

export const sample: CallValue<typeof checkUsername> = { available: false, reason: 'taken' };
