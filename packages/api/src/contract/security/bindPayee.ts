import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { nameOf, realNameLimit } from '../values/personName.ts';

/** Real name of the payee for withdrawals. It can be set once. */
export const bindPayee = defineCall({
  name: 'bindPayee',
  method: 'POST',
  path: '/wps/security/payee',
  access: 'member',
  body: v.strictObject({ payeeName: nameOf({ least: 2, most: realNameLimit }) }),
  value: v.object({ payeeName: v.string() }),
  failures: ['ALREADY_SET'],
});

export const summary = 'Sets the real name for payouts, once.';

export const sample: CallValue<typeof bindPayee> = { payeeName: 'Amina Rahman' };
