import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';

/** Tables with checks for each written row. */
const tables = ['members', 'accounts', 'transactions', 'entries'];

interface Constraint {
  [column: string]: unknown;
  owner: string;
  name: string;
  definition: string;
}

/**
 * Runs `work` without foreign keys and triggers, because for millions of rows they take most of the time. Afterwards
 * the foreign keys are added again, and PostgreSQL checks them for all rows at once. `work` itself must follow the
 * ledger's rules. All of this is in one transaction, so that other connections always see the tables with all rules.
 */
export async function withoutRowChecks(tx: Queries, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<Constraint>(sql`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid in (${list(tables.map((table) => sql`${table}::regclass`))})`);
  for (const { owner, name } of rows) await alter(tx, owner, sql`drop constraint ${sql.identifier(name)}`);
  for (const table of tables) await alter(tx, table, sql`disable trigger user`);
  await work();
  for (const table of tables) await alter(tx, table, sql`enable trigger user`);
  for (const { owner, name, definition } of rows)
    await alter(tx, owner, sql`add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
}

const alter = (tx: Queries, table: string, change: SQL) =>
  tx.execute(sql`alter table ${sql.identifier(table)} ${change}`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);
