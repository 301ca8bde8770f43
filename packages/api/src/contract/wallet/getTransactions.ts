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
    /** Code of the kind of transaction, from `getTransactionCodes`. */
    code: v.optional(shortText),
    /** `MAIN` or a vendor's code. */
    wallet: v.optional(shortText),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  completeLists: ['content'],
  /** Transactions, newest first. A transfer between two wallets of the player has two entries, one for each wallet. */
  value: v.object({
    ...pageOf(
      v.object({
        id: v.string(),
        code: v.string(),
        name: v.string(),
        /** The amount. It is negative if the money left the wallet. */
        amount: money,
        /** Balance of the wallet after this transaction. */
        balanceAfter: money,
        wallet: v.string(),
        at: moment,
        /** Reference of the cause, which the player can quote to the support. */
        reference: v.string(),
      }),
    ).entries,
    /** Sums of all entries that match the filter, not only of this page. */
    sums: v.object({
      movements: v.pipe(v.number(), v.integer()),
      /** Sum of the money that came into the wallets, zero or more. */
      moneyIn: money,
      /** Sum of the money that left the wallets, without a sign. */
      moneyOut: money,
      /** `moneyIn` minus `moneyOut`. */
      net: money,
    }),
  }),
});

export const summary =
  'Lists the movements of the wallets by page, newest first, filtered by code, wallet and days, with the sums of all matching movements.';

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
