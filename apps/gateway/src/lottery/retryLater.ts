import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The changes of a row after a failed attempt: it is retried after 1 s, 2 s, 4 s and so on, up to an hour. */
export function retryLater(failures: AnyPgColumn): { failures: SQL; retryAt: SQL } {
  const pause = sql`least(3600, power(2, least(${failures}, 12))) * interval '1 second'`;
  return { failures: sql`${failures} + 1`, retryAt: sql`now() + ${pause}` };
}
