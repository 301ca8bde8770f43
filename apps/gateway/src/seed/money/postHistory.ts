import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { ensureAccount } from '../../wallet/ledger.ts';

/** A past movement between two accounts: a member's wallet, or an account of the merchant if the member is null. */
export interface HistoricalMovement {
  at: Date;
  kind: string;
  reference: string;
  from: { memberId: number | null; code: string };
  to: { memberId: number | null; code: string };
  amount: bigint;
}

/**
 * Posts many movements at once in the order of their times. The ledger's triggers check them like any others: they
 * balance, and no wallet is below zero at any time.
 */
export async function postHistory(
  tx: Queries,
  merchant: Merchant,
  moves: readonly HistoricalMovement[],
): Promise<void> {
  const accountIds = new Map<string, number>();
  for (const name of moves.flatMap(({ from, to }) => [from, to])) {
    const key = `${name.memberId} ${name.code}`;
    if (!accountIds.has(key)) accountIds.set(key, await ensureAccount(tx, merchant, name));
  }
  const rows = moves
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, kind, reference, from, to, amount }, place) => ({
      place,
      at: at.toISOString(),
      kind,
      reference,
      amount: String(amount),
      payer: accountIds.get(`${from.memberId} ${from.code}`),
      payee: accountIds.get(`${to.memberId} ${to.code}`),
    }));
  // One JSON parameter instead of thousands of parameters.
  const json = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as move (place int, at timestamptz, kind text, reference text, amount bigint, payer bigint, payee bigint)`;
  await tx.execute(sql`
    insert into transactions (merchant_code, kind, reference, created_at)
    select ${merchant.code}, kind, reference, at from ${json} order by place`);
  await tx.execute(sql`
    insert into entries (transaction_id, account_id, amount, line)
    select transactions.id, side.account, side.amount, side.line
      from ${json}
      join transactions on transactions.merchant_code = ${merchant.code} and transactions.kind = move.kind and transactions.reference = move.reference
     cross join lateral (values (1, move.payer, -move.amount), (2, move.payee, move.amount)) as side (line, account, amount)
     order by move.place, side.line`);
}
