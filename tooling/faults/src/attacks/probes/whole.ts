import { Client } from 'pg';
import { checkLedger } from '../../ledger/auditLedger.ts';
import type { Finding } from '../../fault.ts';

/** Data that no caller may change: tables and functions, passwords and rights of the existing members. */
export async function readProtectedData(databaseUrl: string, newestMember?: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: newest } = await client.query<{ id: string }>('select max(id)::text as id from members');
    const until = newestMember ?? newest[0]!.id;
    const one = async (text: string, values: unknown[] = []) =>
      (await client.query<{ sum: string }>(text, values)).rows[0]!.sum;
    return new Map([
      ['newest member', until],
      [
        'tables and columns',
        await one(
          "select count(*) || ' ' || sum(hashtextextended(format('%s %s %s', table_name, column_name, data_type), 0)::numeric) as sum from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')",
        ),
      ],
      [
        'functions, triggers and roles',
        await one(
          'select (select count(*) from pg_proc) || $1 || (select count(*) from pg_trigger where not tgisinternal) || $1 || (select count(*) from pg_roles) as sum',
          [' '],
        ),
      ],
      [
        'passwords and rights of members',
        await one(
          "select count(*) || ' ' || sum(hashtextextended(concat_ws(' ', id, merchant_code, username, password_hash, type, is_agent, status, mobile), 0)::numeric) as sum from members where id <= $1 and type in (0, 1, 2)",
          [until],
        ),
      ],
    ]);
  } finally {
    await client.end();
  }
}

/** Findings: whether all protected data is unchanged, and whether the ledger is valid. */
export async function findingsOfWhole(databaseUrl: string, before: ReadonlyMap<string, string>): Promise<Finding[]> {
  const after = await readProtectedData(databaseUrl, before.get('newest member'));
  const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
  return [
    {
      what: 'tables, functions, and the passwords and rights of members',
      found: changed.length === 0 ? 'as before' : `changed: ${changed.join(', ')}`,
      wanted: 'as before',
      holds: changed.length === 0,
    },
    ...(await checkLedger(databaseUrl)),
  ];
}
