import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';

export const collectWallets = defineCall({
  name: 'collectWallets',
  method: 'POST',
  path: '/wps/wallets/collect',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  isIdempotent: true,
  value: v.object({
    /** The returned amounts by wallet; empty if all vendor wallets were empty. */
    collected: v.array(v.object({ code: v.string(), name: v.string(), amount: money })),
    amount: money,
    /** Balance of the main wallet after the call. */
    balance: money,
  }),
});

export const summary = 'Transfers the balances of all vendor wallets back to the main wallet.';

export const sample: CallValue<typeof collectWallets> = {
  collected: [{ code: 'ACME', name: 'Acme Games', amount: '100.00' }],
  amount: '100.00',
  balance: '1334.50',
};
