import { inArray } from 'drizzle-orm';
import { vendors } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { signedIn } from '../session/sessions.ts';
import { memberBalances } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';

const mainWallet = { EN: 'Main wallet', BN: 'মূল ওয়ালেট', UR: 'مرکزی والٹ', PT: 'Carteira principal' };

export async function getWallet(context: ContextOf<'getWallet'>): Promise<ValueOf<'getWallet'>> {
  const { merchant, db } = context;
  const balances = await memberBalances(db, signedIn(context).memberId);
  const names = new Map(
    (await db.select({ code: vendors.code, name: vendors.walletName }).from(vendors).where(inArray(vendors.code, ['', ...balances.map(({ code }) => code)])))
      .map(({ code, name }) => [code, name]),
  );
  // Accounts keep the decimals they were opened with; the sum is told in the finest of them.
  const finest = Math.max(exponentOf(merchant), ...balances.map(({ exponent }) => exponent));
  const total = balances.reduce((sum, { balance, exponent }) => sum + balance * 10n ** BigInt(finest - exponent), 0n);
  return {
    currency: merchant.currency.code,
    currencySymbol: merchant.currency.symbol,
    sumBalance: toDecimal(total, finest),
    wallets: balances.map(({ code, exponent, balance }) => ({
      code,
      name: code === 'MAIN' ? localised(mainWallet, context) : (names.get(code) ?? code),
      balance: toDecimal(balance, exponent),
    })),
  };
}
