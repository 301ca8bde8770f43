export { transferApi, useTransferMutation } from './transfer.api.ts';
export type { Transferred, TransferRequest } from './transfer.api.ts';
export { useGetWalletQuery, walletApi } from './wallet.api.ts';
export type { Wallet } from './wallet.api.ts';
