import { Client } from 'pg';

/** The clock of one test database, which tests move forward. */
export interface MovableClock {
  /** @param by an interval of PostgreSQL, for example "3 hours". */
  forward(by: string): Promise<void>;
  /**
   * Moves to a time of the next day, so that there is no midnight between two steps of a test.
   *
   * @param time for example "08:00"
   * @param zone IANA name of its time zone
   */
  forwardTo(time: string, zone: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Replaces the database's clock with a movable one. The gateway reads all its times with `now()`,
 * `statement_timestamp()` and `clock_timestamp()`. All connections to this database then find these functions in a
 * schema of the test. Call it before the gateway starts.
 */
export async function createMovableClock(databaseUrl: string): Promise<MovableClock> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const database = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await client.query(`
    create schema test_clock;
    create table test_clock.ahead (by interval not null);
    insert into test_clock.ahead values ('0');
    create function test_clock.now() returns timestamptz stable language sql
      as 'select pg_catalog.now() + (select by from test_clock.ahead)';
    create function test_clock.statement_timestamp() returns timestamptz stable language sql
      as 'select pg_catalog.statement_timestamp() + (select by from test_clock.ahead)';
    create function test_clock.clock_timestamp() returns timestamptz volatile language sql
      as 'select pg_catalog.clock_timestamp() + (select by from test_clock.ahead)';
    alter database ${database} set search_path = public, test_clock, pg_catalog;
    do $$ declare one record; begin
      for one in select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default = 'now()' loop
        execute format('alter table public.%I alter column %I set default test_clock.now()', one.table_name, one.column_name);
      end loop;
    end $$`);
  return {
    forward: async (by) => {
      await client.query('update test_clock.ahead set by = by + $1::interval', [by]);
    },
    forwardTo: async (time, zone) => {
      await client.query(
        `update test_clock.ahead set by = by
          + ((date_trunc('day', test_clock.now() at time zone $2) + interval '1 day' + $1::interval) at time zone $2 - test_clock.now())`,
        [time, zone],
      );
    },
    close: () => client.end(),
  };
}
