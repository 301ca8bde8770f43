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
    /** Name of the call that got no answer: one that carries an `Idempotency-Key`. */
    call: shortText,
    /** The `Idempotency-Key` that it carried. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'an Idempotency-Key')),
  }),
  value: v.object({
    /** NOT_DONE is for good: a request under this key that arrives later is refused with KEY_REUSED. */
    outcome: v.picklist(['DONE', 'NOT_DONE']),
    /** With DONE: `value` of the reply that was lost. */
    reply: v.optional(v.unknown()),
  }),
});

export const summary =
  'Says what became of a call that got no answer, by its Idempotency-Key: done, with its reply, or not done and never will be.';

export const sample: CallValue<typeof settleIntent> = { outcome: 'NOT_DONE' };
