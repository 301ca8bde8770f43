import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { withoutInvisible } from '../validation/typedCode.ts';

const name = v.pipe(v.string(), v.maxLength(64), withoutInvisible);

/** Checks a user name before the form is sent. The registration checks it again. */
export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/member/username/available',
  access: 'anyone',
  moduleId: 'REG3',
  query: v.strictObject({ username: name }),
  value: v.object({
    available: v.boolean(),
    /** The reason if it is not available: it is taken, or it breaks the rules. */
    reason: v.optional(v.picklist(['taken', 'invalid'])),
  }),
});

export const summary = 'Returns whether a user name is available.';

export const sample: CallValue<typeof checkUsername> = { available: false, reason: 'taken' };
