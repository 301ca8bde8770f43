import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { requestAmount } from '../values/requestAmount.ts';
import { money } from '../values/money.ts';
import { shortText } from '../values/shortText.ts';
import { main, vendor } from './sampleParts.ts';
import { walletValue } from './walletValue.ts';

export const transfer = defineCall({
  name: 'transfer',
  method: 'POST',
  path: '/wps/wallets/transfer',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  isIdempotent: true,
  body: v.strictObject({
    /** `MAIN` or a vendor's code. Either `from` or `to` is `MAIN`. */
    from: shortText,
    to: shortText,
    amount: requestAmount,
  }),
  /** Both wallets after the transfer. */
  value: v.object({ from: walletValue, to: walletValue, amount: money }),
  /** PLAY_BREAK is the reply only for a transfer to a vendor. Money can be returned from a vendor at any time. */
  failures: ['FUNDS_INSUFFICIENT', 'NOT_FOUND', 'PLAY_BREAK'],
});

export const summary = "Moves money between the main wallet and a vendor's. The first transfer opens the vendor's.";

export const sample: CallValue<typeof transfer> = { from: main, to: vendor, amount: '100.00' };
