import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { days } from '../values/day.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';

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
  completeLists: ['content'],
  /** Newest first. A transfer between two wallets of the player's shows twice, once for each. */
  value: v.object({
    ...pageOf(
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
    ).entries,
    /** Of all that the filter lets through, not of the page alone. */
    sums: v.object({
      movements: v.pipe(v.number(), v.integer()),
      /** What came into the wallets; zero or more. */
      moneyIn: money,
      /** What left them, without a sign. */
      moneyOut: money,
      /** In less out. */
      net: money,
    }),
  }),
});

export const summary =
  'Lists what moved in and out of the wallets by page, newest first, filtered by code, wallet and days, with the sums of all that fit.';

export const sample: CallValue<typeof getTransactions> = {
  content: [
    {
      id: '7',
      code: 'TRANSFER',
      name: 'Transfer',
      amount: '-100.00',
      balanceAfter: '1234.50',
      wallet: 'MAIN',
      at: '2026-03-01T09:30:00.000Z',
      reference: 'transfer-1',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  sums: { movements: 1, moneyIn: '0.00', moneyOut: '100.00', net: '-100.00' },
};
