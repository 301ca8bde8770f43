import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';

export const settleIntent = defineCall({
  name: 'settleIntent',
  method: 'POST',
  path: '/wps/wallets/settle',
  access: 'signedIn',
  moduleId: 'FUNDTRANS3',
  body: v.strictObject({
    /** Name of the call whose reply was lost. The call must have an `Idempotency-Key`. */
    call: shortText,
    /** The `Idempotency-Key` of that call. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'an Idempotency-Key')),
  }),
  value: v.object({
    /** NOT_DONE is final: a later request with this key is refused with KEY_REUSED. */
    outcome: v.picklist(['DONE', 'NOT_DONE']),
    /** The `value` of the lost reply. Only with DONE. */
    reply: v.optional(v.unknown()),
  }),
});

export const summary =
  'Returns the outcome of a call that got no reply, by its Idempotency-Key: done, with its reply, or not done, which is then final.';

export const sample: CallValue<typeof settleIntent> = { outcome: 'NOT_DONE' };
