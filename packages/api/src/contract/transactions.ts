import * as v from 'valibot';
import { defineCall } from './call.ts';
import { days, moment, money, pageNo, pageOf, pageSize, shortText } from './shared.ts';

export const getTransactions = defineCall({
  name: 'getTransactions',
  method: 'GET',
  path: '/wps/wallets/transactions',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  query: v.strictObject({
    /** One of `getTransactionCodes`. */
    code: v.optional(shortText),
    /** `MAIN` or a vendor's code. */
    wallet: v.optional(shortText),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Newest first. A transfer between two wallets of the player's shows twice, once for each. */
  value: pageOf(
    v.object({
      id: v.string(),
      code: v.string(),
      name: v.string(),
      /** Signed: below zero what left the wallet. */
      amount: money,
      /** What the wallet held after it. */
      balanceAfter: money,
      wallet: v.string(),
      at: moment,
      /** What caused it, for the player to quote. */
      reference: v.string(),
    }),
  ),
});

export const getTransactionCodes = defineCall({
  name: 'getTransactionCodes',
  method: 'GET',
  path: '/wps/wallets/transactions/codes',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  value: v.array(v.object({ code: v.string(), name: v.string() })),
});
