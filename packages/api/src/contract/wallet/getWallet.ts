import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { main } from './sampleParts.ts';

export const getWallet = defineCall({
  name: 'getWallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  access: 'signedIn',
  moduleId: 'FUNDTRANS3',
  completeLists: ['wallets'],
  value: v.object({
    currency: v.string(),
    currencySymbol: v.string(),
    /** Balance of all wallets together. */
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

export const summary = 'Lists the wallets of a player with their sum.';

export const sample: CallValue<typeof getWallet> = {
  currency: 'BDT',
  currencySymbol: '৳',
  sumBalance: '1234.50',
  wallets: [main],
};
