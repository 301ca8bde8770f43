import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountGiven, money, shortText } from './shared.ts';

/** A wallet: `MAIN` or a vendor's. */
const walletValue = v.object({
  code: v.string(),
  name: v.string(),
  balance: money,
});

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
  /** Zero where nothing was ever moved there. */
  value: walletValue,
  failures: ['NOT_FOUND'],
});

export const transfer = defineCall({
  name: 'transfer',
  method: 'POST',
  path: '/wps/wallets/transfer',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  isIdempotent: true,
  body: v.strictObject({
    /** `MAIN` or a vendor's code. One of the two is `MAIN`. */
    from: shortText,
    to: shortText,
    amount: amountGiven,
  }),
  /** Both wallets as they are afterwards. */
  value: v.object({ from: walletValue, to: walletValue, amount: money }),
  failures: ['FUNDS_INSUFFICIENT', 'NOT_FOUND'],
});

export const collectWallets = defineCall({
  name: 'collectWallets',
  method: 'POST',
  path: '/wps/wallets/collect',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  isIdempotent: true,
  value: v.object({
    /** What came back, by wallet; empty when nothing was out. */
    collected: v.array(v.object({ code: v.string(), name: v.string(), amount: money })),
    amount: money,
    /** The main wallet afterwards. */
    balance: money,
  }),
});
