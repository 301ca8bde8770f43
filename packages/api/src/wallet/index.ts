export { useGetWalletQuery, walletApi } from './wallet.api.ts';
export type { Wallet } from './wallet.api.ts';
