import type { Merchant } from '@livery/merchant';
import { and, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { accounts, entries, members, transactions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { exponentOf } from './minorUnits.ts';

/** Identifies an account. Without a member it is an account of the merchant. */
interface AccountName {
  memberId: number | null;
  /** `MAIN` or a vendor's code for a member; the purpose, for example `WELCOME`, for the merchant. */
  code: string;
}

interface Route {
  merchant: Merchant;
  kind: string;
  from: AccountName;
  to: AccountName;
}

interface Step {
  /** The cause of the movement. A cause is posted only once, even for repeated requests. */
  reference: string;
  /** Minor units, above zero. */
  amount: bigint;
  /** Time of a seeded past movement. Default: now. */
  at?: Date | undefined;
}

/**
 * Moves money between two accounts. Needs a transaction: the database checks the ledger's rules at its commit.
 * @returns false if this cause was posted before; then nothing moves.
 * @throws FUNDS_INSUFFICIENT if a member's account would be below zero.
 */
export async function moveMoney(tx: Queries, { reference, amount, at, ...route }: Route & Step): Promise<boolean> {
  return (await moveMoneyOften(tx, route, [{ reference, amount, at }])).size > 0;
}

/**
 * Moves money between the same two accounts once for each cause, in the given order, with as many statements as one
 * movement takes. Otherwise like `moveMoney`.
 * @returns the references that were not posted before; the others move nothing.
 */
export async function moveMoneyOften(
  tx: Queries,
  { merchant, kind, from, to }: Route,
  steps: readonly Step[],
): Promise<ReadonlySet<string>> {
  if (steps.some(({ amount }) => amount <= 0n)) throw new Error('A movement needs an amount above zero.');
  if (steps.length === 0) return new Set();
  await lockMoney(tx, [from.memberId, to.memberId]);
  const posted = await tx
    .insert(transactions)
    // The default is the time after the lock, not the start of the transaction, so that a member's history has the
    // order of events.
    .values(
      steps.map(({ reference, at }) => ({
        merchantCode: merchant.code,
        kind,
        reference,
        createdAt: at ?? sql`clock_timestamp()`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: transactions.id, reference: transactions.reference });
  if (posted.length === 0) return new Set();
  const payer = await ensureAccount(tx, merchant, from);
  const payee = await ensureAccount(tx, merchant, to);
  const amounts = new Map(steps.map(({ reference, amount }) => [reference, amount]));
  const moved = posted.map(({ id, reference }) => ({ transactionId: id, amount: amounts.get(reference)! }));
  if (from.memberId !== null)
    await requireFunds(
      tx,
      payer,
      moved.reduce((sum, { amount }) => sum + amount, 0n),
    );
  await tx.insert(entries).values(
    moved.flatMap(({ transactionId, amount }) => [
      { transactionId, accountId: payer, amount: -amount, line: 1 },
      { transactionId, accountId: payee, amount, line: 2 },
    ]),
  );
  return new Set(posted.map(({ reference }) => reference));
}

/**
 * Locks the money of members until the transaction ends, against all gateway processes. There is one lock per member,
 * taken in the order of ids. So movements between the same wallets in opposite directions cannot deadlock. `moveMoney`
 * takes the lock itself. Code that decides by a balance must take it before reading the balance.
 */
export async function lockMoney(tx: Queries, memberIds: ReadonlyArray<number | null>): Promise<void> {
  const ids = memberIds.filter((id) => id !== null);
  if (ids.length > 0)
    await tx
      .select({ id: members.id })
      .from(members)
      .where(inArray(members.id, ids))
      .orderBy(members.id)
      .for('no key update');
}

async function requireFunds(tx: Queries, account: number, amount: bigint): Promise<void> {
  const [newest] = await tx
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .where(eq(entries.accountId, account))
    .orderBy(desc(entries.nth))
    .limit(1);
  if ((newest?.balance ?? 0n) < amount)
    throw new CallFailure('FUNDS_INSUFFICIENT', 'The balance of the wallet is too low.');
}

/**
 * Finds an account, or creates it.
 * @returns its id.
 * @throws MAINTENANCE if the merchant's folder now has another currency or other decimals than the account, because
 * stored amounts would change their meaning.
 */
export async function ensureAccount(tx: Queries, merchant: Merchant, { memberId, code }: AccountName): Promise<number> {
  const money = { currency: merchant.currency.code, exponent: exponentOf(merchant) };
  const same = and(
    eq(accounts.merchantCode, merchant.code),
    memberId === null ? isNull(accounts.memberId) : eq(accounts.memberId, memberId),
    eq(accounts.code, code),
  );
  const find = async () =>
    (
      await tx
        .select({ id: accounts.id, currency: accounts.currency, exponent: accounts.exponent })
        .from(accounts)
        .where(same)
    )[0];
  const found = await find();
  if (found !== undefined) {
    if (found.currency === money.currency && found.exponent === money.exponent) return found.id;
    throw new CallFailure(
      'MAINTENANCE',
      `The ledger of ${merchant.code} is kept in ${found.currency} with ${found.exponent} decimals, its folder says ${money.currency} with ${money.exponent}.`,
    );
  }
  const [opened] = await tx
    .insert(accounts)
    .values({ merchantCode: merchant.code, memberId, code, ...money })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  // Another transaction created it in the meantime.
  return opened?.id ?? (await find())!.id;
}

/**
 * Balances of a member's accounts, `MAIN` first, in minor units of each account's exponent. The time does not depend on
 * the length of the history.
 */
export async function memberBalances(
  db: Queries,
  memberId: number,
): Promise<Array<{ code: string; exponent: number; balance: bigint }>> {
  const newest = db
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .where(eq(entries.accountId, accounts.id))
    .orderBy(desc(entries.nth))
    .limit(1)
    .as('newest');
  const rows = await db
    .select({ code: accounts.code, exponent: accounts.exponent, balance: newest.balance })
    .from(accounts)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(accounts.memberId, memberId))
    .orderBy(sql`${accounts.code} <> 'MAIN'`, accounts.code);
  return rows.map(({ code, exponent, balance }) => ({ code, exponent, balance: balance ?? 0n }));
}

/** Sum of all ledger entries of these merchants; zero in a consistent ledger. */
export async function ledgerTotal(db: Queries, merchantCodes: readonly string[]): Promise<bigint> {
  const [row] = await db
    .select({ total: sum(entries.amount) })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(inArray(accounts.merchantCode, [...merchantCodes]));
  return BigInt(row?.total ?? 0);
}
