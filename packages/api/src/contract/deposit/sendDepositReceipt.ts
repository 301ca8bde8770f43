import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { successValue } from '../values/successValue.ts';

export const sendDepositReceipt = defineCall({
  name: 'sendDepositReceipt',
  method: 'POST',
  path: '/wps/deposit/receipt',
  access: 'member',
  encoding: 'multipart',
  body: v.strictObject({
    /** The deposit's id. */
    id: rowId,
    /** A picture. The gateway detects its type from the content, and ignores the name and the declared type. */
    file: v.file(),
  }),
  value: successValue,
  /**
   * NOT_FOUND is also the reply for a deposit that is not a transfer. FILE_REFUSED has the reasons in `value.files`, a
   * list of `{ index, code }`.
   */
  failures: ['NOT_FOUND', 'ALREADY_DECIDED', 'FILE_REFUSED'],
});

export const summary =
  'Sends a picture of the receipt of a transfer, png or jpg up to 5 MB, while its deposit is pending. A later picture replaces an earlier one.';

export const sample: CallValue<typeof sendDepositReceipt> = { success: true };
