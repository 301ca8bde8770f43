import { randomUUID } from 'node:crypto';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { balanceOf } from './balanceOf.ts';
import { lockMoney, memberBalances, moveMoney } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';
import { walletNames } from './walletNames.ts';

/** Moves the balances of all vendors' wallets to the main wallet. */
export async function collectWallets(context: ContextOf<'collectWallets'>): Promise<ValueOf<'collectWallets'>> {
  const { db, merchant } = context;
  const { memberId } = requireSession(context);
  const exponent = exponentOf(merchant);
  await lockMoney(db, [memberId]);
  const out = (await memberBalances(db, memberId)).filter(({ code, balance }) => code !== 'MAIN' && balance > 0n);
  const reference = randomUUID();
  for (const { code, balance } of out) {
    await moveMoney(db, {
      merchant,
      kind: 'COLLECT',
      reference: `${reference} ${code}`,
      amount: balance,
      from: { memberId, code },
      to: { memberId, code: 'MAIN' },
    });
  }
  const names = await walletNames(
    context,
    out.map(({ code }) => code),
  );
  return {
    collected: out.map(({ code, balance }) => ({
      code,
      name: names.get(code) ?? code,
      amount: toDecimal(balance, exponent),
    })),
    amount: toDecimal(
      out.reduce((sum, { balance }) => sum + balance, 0n),
      exponent,
    ),
    balance: await balanceOf(db, { merchant, memberId, code: 'MAIN' }),
  };
}
