import type { HandlersOf } from '../http/callContext.ts';
import { collectWallets } from './collectWallets.ts';
import { getMerchantWallet } from './getMerchantWallet.ts';
import { getTransactionCodes } from './getTransactionCodes.ts';
import { getTransactions } from './getTransactions.ts';
import { getWallet } from './getWallet.ts';
import { transfer } from './transfer.ts';

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet,
  getMerchantWallet,
  transfer,
  collectWallets,
  getTransactions,
  getTransactionCodes,
};
