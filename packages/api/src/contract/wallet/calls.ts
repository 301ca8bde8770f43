export * as collectWallets from './collectWallets.ts';
export * as getMerchantWallet from './getMerchantWallet.ts';
export * as getTransactionCodes from './getTransactionCodes.ts';
export * as getTransactions from './getTransactions.ts';
export * as getWallet from './getWallet.ts';
export * as settleIntent from './settleIntent.ts';
export * as transfer from './transfer.ts';
