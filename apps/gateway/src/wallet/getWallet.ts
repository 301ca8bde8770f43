import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { memberBalances } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';
import { walletNames } from './walletNames.ts';

export async function getWallet(context: ContextOf<'getWallet'>): Promise<ValueOf<'getWallet'>> {
  const { merchant, db } = context;
  const balances = await memberBalances(db, requireSession(context).memberId);
  const names = await walletNames(
    context,
    balances.map(({ code }) => code),
  );
  // Accounts keep the decimals they were created with; the sum has the most decimals of them.
  const finest = Math.max(exponentOf(merchant), ...balances.map(({ exponent }) => exponent));
  const total = balances.reduce((sum, { balance, exponent }) => sum + balance * 10n ** BigInt(finest - exponent), 0n);
  return {
    currency: merchant.currency.code,
    currencySymbol: merchant.currency.symbol,
    sumBalance: toDecimal(total, finest),
    wallets: balances.map(({ code, exponent, balance }) => ({
      code,
      name: names.get(code) ?? code,
      balance: toDecimal(balance, exponent),
    })),
  };
}
