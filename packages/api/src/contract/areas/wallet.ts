import { defineArea } from '../area.ts';
import { getTransactionCodes, getTransactions } from '../transactions.ts';
import { collectWallets, getMerchantWallet, transfer } from '../transfers.ts';
import { getWallet } from '../wallet.ts';

export const walletArea = defineArea({
  title: 'Wallets',
  calls: { getWallet, getMerchantWallet, transfer, collectWallets, getTransactions, getTransactionCodes },
  summaries: {
    getWallet: 'Lists the wallets of a player with their sum.',
    getMerchantWallet: "Tells what one vendor's wallet holds.",
    transfer: "Moves money between the main wallet and a vendor's. The first transfer opens the vendor's.",
    collectWallets: 'Brings everything that the vendors’ wallets hold back to the main one.',
    getTransactions:
      'Lists what moved in and out of the wallets by page, newest first, filtered by code, wallet and days.',
    getTransactionCodes: 'Lists the kinds of movement by which the history can be filtered, with their names.',
  },
});
