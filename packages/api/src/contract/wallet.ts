import * as v from 'valibot';
import { defineCall } from './call.ts';
import { money } from './shared.ts';

export const getWallet = defineCall({
  name: 'getWallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  access: 'signedIn',
  moduleId: 'FUNDTRANS3',
  value: v.object({
    currency: v.string(),
    currencySymbol: v.string(),
    /** All wallets together. */
    sumBalance: money,
    wallets: v.array(
      v.object({
        /** `MAIN` or a vendor's code. */
        code: v.string(),
        name: v.string(),
        balance: money,
      }),
    ),
  }),
});
