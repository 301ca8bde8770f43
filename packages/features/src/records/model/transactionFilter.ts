import type { FilterOf } from '@livery/foundation/history';

/** The filters of transactions in addition to the days: the code of a kind, and the code of a wallet. */
export const transactionFields = { code: 'any', wallet: 'any' } as const;

export type TransactionFilter = FilterOf<typeof transactionFields>;
