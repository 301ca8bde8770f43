import * as v from 'valibot';
import { money } from '../values/money.ts';

/** A wallet: the main wallet `MAIN`, or the wallet of a vendor. */
export const walletValue = v.object({
  code: v.string(),
  name: v.string(),
  balance: money,
});
