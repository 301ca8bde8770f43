import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { memberBalances } from './ledger.ts';
import { exponentOf, sumToDecimal, toDecimal } from './minorUnits.ts';
import { walletNames } from './walletNames.ts';

export async function getWallet(context: ContextOf<'getWallet'>): Promise<ValueOf<'getWallet'>> {
  const { merchant, db } = context;
  const balances = await memberBalances(db, requireSession(context).memberId);
  const names = await walletNames(
    context,
    balances.map(({ code }) => code),
  );
  // Accounts have the number of decimals that the currency had at their creation. The sum has the largest of these
  // numbers.
  const sumBalance = sumToDecimal(
    balances.map(({ balance, exponent }) => ({ amount: balance, exponent })),
    exponentOf(merchant),
  );
  return {
    currency: merchant.currency.code,
    currencySymbol: merchant.currency.symbol,
    sumBalance,
    wallets: balances.map(({ code, exponent, balance }) => ({
      code,
      name: names.get(code) ?? code,
      balance: toDecimal(balance, exponent),
    })),
  };
}
