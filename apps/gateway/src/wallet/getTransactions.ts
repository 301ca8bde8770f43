import { and, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { accounts, entries, transactions } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, sumToDecimal, toDecimal } from './minorUnits.ts';
import { transactionKinds } from './transactionKinds.ts';

export async function getTransactions(context: ContextOf<'getTransactions'>): Promise<ValueOf<'getTransactions'>> {
  const { db, merchant, query } = context;
  const { memberId } = requireSession(context);
  const wallets = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), eq(accounts.code, query.wallet ?? '')));
  const where = and(
    eq(entries.memberId, memberId),
    query.code ? eq(entries.kind, query.code) : undefined,
    query.wallet ? inArray(entries.accountId, wallets) : undefined,
    withinDays(entries.createdAt, query, merchant),
  );
  const sums = await sumsOf(context, where);
  // Selects the page first and joins its rows afterwards, because otherwise a late page would join all earlier rows.
  const { limit, offset } = pageRange(query);
  const page = db
    .select()
    .from(entries)
    .where(where)
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: page.id,
      kind: page.kind,
      amount: page.amount,
      balanceAfter: page.balanceAfter,
      at: page.createdAt,
      wallet: accounts.code,
      exponent: accounts.exponent,
      reference: transactions.reference,
    })
    .from(page)
    .innerJoin(accounts, eq(accounts.id, page.accountId))
    .innerJoin(transactions, eq(transactions.id, page.transactionId))
    .orderBy(desc(page.createdAt), desc(page.id));
  const content = rows.map(({ id, kind, amount, balanceAfter, at, wallet, exponent, reference }) => {
    const name = transactionKinds[kind];
    return {
      id: String(id),
      code: kind,
      name: name === undefined ? kind : localised(name, context),
      amount: toDecimal(amount, exponent),
      balanceAfter: toDecimal(balanceAfter!, exponent),
      wallet,
      at: at.toISOString(),
      reference,
    };
  });
  return { ...toPage(content, sums.movements, query), sums };
}

/**
 * Sums of all entries, on all pages. They are summed for each wallet, because each wallet has the number of decimals
 * that its currency had at its creation.
 */
async function sumsOf({ db, merchant }: ContextOf<'getTransactions'>, where: SQL | undefined) {
  const { accountId, amount } = entries;
  const sumWhere = (direction: SQL) => sql`coalesce(sum(${amount}) filter (where ${direction}), 0)`.mapWith(BigInt);
  const byWallet = db
    .select({
      accountId,
      movements: count().as('movements'),
      moneyIn: sumWhere(gt(amount, 0n)).as('money_in'),
      moneyOut: sumWhere(lt(amount, 0n)).as('money_out'),
    })
    .from(entries)
    .where(where)
    .groupBy(accountId)
    .as('by_wallet');
  const wallets = await db
    .select({
      movements: byWallet.movements,
      moneyIn: byWallet.moneyIn,
      moneyOut: byWallet.moneyOut,
      exponent: accounts.exponent,
    })
    .from(byWallet)
    .innerJoin(accounts, eq(accounts.id, byWallet.accountId));
  const total = (of: (wallet: (typeof wallets)[number]) => bigint) =>
    sumToDecimal(
      wallets.map((wallet) => ({ amount: of(wallet), exponent: wallet.exponent })),
      exponentOf(merchant),
    );
  return {
    movements: wallets.reduce((sum, { movements }) => sum + movements, 0),
    moneyIn: total(({ moneyIn }) => moneyIn),
    moneyOut: total(({ moneyOut }) => -moneyOut),
    net: total(({ moneyIn, moneyOut }) => moneyIn + moneyOut),
  };
}
