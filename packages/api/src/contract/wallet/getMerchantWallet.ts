import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';
import { vendor } from './sampleParts.ts';
import { walletValue } from './walletValue.ts';

export const getMerchantWallet = defineCall({
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  access: 'signedIn',
  moduleId: 'FUNDTRANS3',
  query: v.strictObject({
    /** The vendor's code. */
    vassalage: shortText,
  }),
  /** The wallet. Its balance is zero if no money was ever transferred to it. */
  value: walletValue,
  failures: ['NOT_FOUND'],
});

export const summary = "Returns the balance of one vendor's wallet.";

export const sample: CallValue<typeof getMerchantWallet> = vendor;
