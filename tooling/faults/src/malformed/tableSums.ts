import { Client } from 'pg';

/** A checksum over every row of every table, by table. */
export async function tableSums(databaseUrl: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
    );
    const sums = new Map<string, string>();
    for (const { name } of rows) {
      const {
        rows: [sum],
      } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(whole::text, 0)::numeric), 0) as sum from ${name} as whole`,
      );
      sums.set(name, sum!.sum);
    }
    return sums;
  } finally {
    await client.end();
  }
}
