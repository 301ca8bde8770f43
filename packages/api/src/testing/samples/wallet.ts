import type { walletArea } from '../../contract/areas/wallet.ts';
import type { SamplesOf } from './samplesOf.ts';

const main = { code: 'MAIN', name: 'Main', balance: '1234.50' };
const vendor = { code: 'ACME', name: 'Acme Games', balance: '100.00' };

export const walletSamples: SamplesOf<typeof walletArea> = {
  getWallet: { currency: 'BDT', currencySymbol: '৳', sumBalance: '1234.50', wallets: [main] },
  getMerchantWallet: vendor,
  transfer: { from: main, to: vendor, amount: '100.00' },
  collectWallets: {
    collected: [{ code: 'ACME', name: 'Acme Games', amount: '100.00' }],
    amount: '100.00',
    balance: '1334.50',
  },
  getTransactions: {
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
  },
  getTransactionCodes: [{ code: 'TRANSFER', name: 'Transfer' }],
};
