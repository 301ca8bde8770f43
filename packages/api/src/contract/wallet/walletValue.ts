import * as v from 'valibot';
import { money } from '../values/money.ts';

/** A wallet: `MAIN` or a vendor's. */
export const walletValue = v.object({
  code: v.string(),
  name: v.string(),
  balance: money,
});
