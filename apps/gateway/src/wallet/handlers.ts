export { collectWallets } from './collectWallets.ts';
export { getMerchantWallet } from './getMerchantWallet.ts';
export { getTransactionCodes } from './getTransactionCodes.ts';
export { getTransactions } from './getTransactions.ts';
export { getWallet } from './getWallet.ts';
export { settleIntent } from './settleIntent.ts';
export { transfer } from './transfer.ts';
