import { Client } from 'pg';

/**
 * Throws unless the database answers and is PostgreSQL 15 or later. The error contains the fix and never the password.
 */
export async function assertServerUsable(databaseUrl: string): Promise<void> {
  if (!URL.canParse(databaseUrl))
    throw new Error('DATABASE_URL is not an address. Use the form postgresql://user:password@host:5432/database.');
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < 150_000) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new Error(
      `The database ${pathname.slice(1)} on ${host} can't be used: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}
