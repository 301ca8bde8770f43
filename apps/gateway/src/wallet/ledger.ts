import type { Merchant } from '@livery/merchant';
import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { accounts, entries, transactions } from '../db/schema/index.ts';
import { exponentOf } from './minorUnits.ts';

/** An account by what it is for. Without a member it is one of the house. */
interface AccountName {
  memberId: number | null;
  /** `MAIN` or a vendor's code; for the house its purpose, such as `WELCOME`. */
  code: string;
}

interface Movement {
  merchant: Merchant;
  kind: string;
  /** What caused it. The same cause posts once, however often it is asked for. */
  reference: string;
  from: AccountName;
  to: AccountName;
  /** Minor units, above zero. */
  amount: bigint;
}

/**
 * Moves money, both sides or none. Give it a transaction of the database: the ledger's rules hold at its commit.
 * @returns false when this cause was posted before; then nothing moves.
 * @throws when a member's account would go below zero.
 */
export async function moveMoney(tx: Queries, { merchant, kind, reference, from, to, amount }: Movement): Promise<boolean> {
  if (amount <= 0n) throw new Error('A movement needs an amount above zero.');
  const [posted] = await tx
    .insert(transactions)
    .values({ merchantCode: merchant.code, kind, reference })
    .onConflictDoNothing()
    .returning({ id: transactions.id });
  if (posted === undefined) return false;
  const payer = await openAccount(tx, merchant, from);
  const payee = await openAccount(tx, merchant, to);
  if (from.memberId !== null) await holdFunds(tx, payer, amount);
  await tx.insert(entries).values([
    { transactionId: posted.id, accountId: payer, amount: -amount, line: 1 },
    { transactionId: posted.id, accountId: payee, amount, line: 2 },
  ]);
  return true;
}

/** Locks the paying account, so that two payments at once can't both spend its last money. */
async function holdFunds(tx: Queries, account: number, amount: bigint): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('update');
  const [balance] = await tx.select({ total: sum(entries.amount) }).from(entries).where(eq(entries.accountId, account));
  if (BigInt(balance?.total ?? 0) < amount) throw new Error(`Account ${account} does not hold ${amount} minor units.`);
}

async function openAccount(tx: Queries, merchant: Merchant, { memberId, code }: AccountName): Promise<number> {
  const currency = merchant.currency.code;
  const same = and(
    eq(accounts.merchantCode, merchant.code), memberId === null ? isNull(accounts.memberId) : eq(accounts.memberId, memberId),
    eq(accounts.code, code), eq(accounts.currency, currency),
  );
  const find = async () => (await tx.select({ id: accounts.id }).from(accounts).where(same))[0]?.id;
  const found = await find();
  if (found !== undefined) return found;
  const [opened] = await tx
    .insert(accounts)
    .values({ merchantCode: merchant.code, memberId, code, currency, exponent: exponentOf(merchant) })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  // Someone else opened it at the same moment.
  return opened?.id ?? (await find())!;
}

/** Balances of a member's accounts, in minor units of each account's exponent, `MAIN` first. */
export async function memberBalances(db: Queries, memberId: number): Promise<Array<{ code: string; exponent: number; balance: bigint }>> {
  const rows = await db
    .select({ code: accounts.code, exponent: accounts.exponent, balance: sum(entries.amount) })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .where(eq(accounts.memberId, memberId))
    .groupBy(accounts.id)
    .orderBy(sql`${accounts.code} <> 'MAIN'`, accounts.code);
  return rows.map(({ code, exponent, balance }) => ({ code, exponent, balance: BigInt(balance ?? 0) }));
}

/** Sum of all entries of these transactions' merchants; zero in a sound ledger. */
export async function ledgerTotal(db: Queries, merchantCodes: readonly string[]): Promise<bigint> {
  const [row] = await db
    .select({ total: sum(entries.amount) })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(inArray(accounts.merchantCode, [...merchantCodes]));
  return BigInt(row?.total ?? 0);
}
