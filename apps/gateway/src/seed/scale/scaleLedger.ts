import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';

/** Number of days up to now for the movements. */
const days = 90;

/**
 * Posts `count` movements. Each movement is for the next of a merchant's `scale_players`. The first movement of a
 * player is a deposit of a thousand times the largest later amount, so that no wallet is below zero. Stakes, payouts
 * and transfers follow.
 */
export async function scaleLedger(tx: Queries, { code }: Merchant, count: number): Promise<void> {
  const counter = (name: string) =>
    sql`(select id from accounts where merchant_code = ${code} and member_id is null and code = ${name} limit 1)`;
  await tx.execute(sql`drop table if exists scale_moves`);
  await tx.execute(sql`
    create temporary table scale_moves on commit drop as
    with moves as (
      select i, player.*, i / players.many as turn, now() - interval '1 day' * ${days}::float8 * (1 - i / ${count}::float8) as at
        from (select count(*) as many from scale_players) as players, generate_series(0, ${count - 1}::bigint) as i
        join scale_players as player on player.n = i % (select count(*) from scale_players)
    ), counters as (select ${counter('CASHIER')} as cashier, ${counter('GAMES')} as games)
    select i, (select coalesce(max(id), 0) from transactions) + 1 + i as id, at, member_id,
           case when turn = 0 then 'DEPOSIT' when turn % 3 = 1 then 'BET' when turn % 3 = 2 then 'PAYOUT' else 'TRANSFER' end as kind,
           case when turn = 0 then cashier when turn % 3 = 2 then games else main end as payer,
           case when turn % 3 = 1 then games when turn = 0 or turn % 3 = 2 then main else vendor end as payee,
           case when turn = 0 then 10000000 else 1 + (i * 7919) % 10000 end as amount
      from moves, counters`);
  await tx.execute(sql`
    insert into transactions (id, merchant_code, kind, reference, created_at) overriding system value
    select id, ${code}, kind, 'scale ' || i, at from scale_moves order by id`);
  await tx.execute(sql`
    insert into entries (transaction_id, account_id, amount, line, nth, balance_after, member_id, kind, created_at)
    select id, account, amount, line,
           case when owner is not null then row_number() over so_far end, case when owner is not null then sum(amount) over so_far end, owner, kind, at
      from (
        select id, payer as account, -amount as amount, 1 as line, case when kind in ('DEPOSIT', 'PAYOUT') then null else member_id end as owner, kind, at from scale_moves
        union all
        select id, payee, amount, 2, case when kind = 'BET' then null else member_id end, kind, at from scale_moves
      ) as sides
    window so_far as (partition by account order by id)`);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('transactions', 'id'), (select max(id) from transactions))`,
  );
}

/**
 * Checks the whole ledger at once, by the rules that its triggers check for each row.
 * @throws if a rule is violated.
 */
export async function checkLedger(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ unbalanced: number; broken: number }>(sql`
    select (
      select count(*) from (
        select from transactions left join entries on entries.transaction_id = transactions.id left join accounts on accounts.id = entries.account_id
         group by transactions.id
        having coalesce(sum(entries.amount), 1) <> 0 or count(*) < 2 or min(accounts.currency) <> max(accounts.currency)
            or min(accounts.exponent) <> max(accounts.exponent) or min(accounts.merchant_code) <> max(accounts.merchant_code)
      ) as wrong
    )::int as unbalanced, (
      select count(*) from (
        select balance_after, nth, sum(amount) over so_far as summed, row_number() over so_far as place
          from entries where member_id is not null window so_far as (partition by account_id order by id)
      ) as seen where balance_after is distinct from summed or nth is distinct from place or summed < 0
    )::int as broken`);
  const { unbalanced = 0, broken = 0 } = rows[0] ?? {};
  if (unbalanced + broken > 0)
    throw new Error(
      `The ledger does not hold: ${unbalanced} transactions do not balance, ${broken} entries do not follow from the one before.`,
    );
}
