import type { FilterOf } from '@livery/foundation/history';

/** What transactions can be filtered by beside their days: the code of a kind, and that of a wallet. */
export const transactionFields = { code: 'any', wallet: 'any' } as const;

export type TransactionFilter = FilterOf<typeof transactionFields>;
