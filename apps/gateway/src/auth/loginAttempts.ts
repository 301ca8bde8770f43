import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { lockFor } from '../db/lockFor.ts';
import { loginAttempts } from '../db/schema/index.ts';

/** Failed logins before a captcha is required. */
export const freeFailures = 3;
/** Failed logins before each further one causes a wait for those who solve no captcha. */
const failuresBeforeWaits = 6;

/** The name that failures are counted for, existing or not. */
export interface AttemptedName {
  merchantCode: string;
  username: string;
  /** Who tried: empty for all unknown devices together, else a device that the member is known by. */
  source?: string;
}

const rowOf = ({ merchantCode, username, source = '' }: AttemptedName) =>
  and(
    eq(loginAttempts.merchantCode, merchantCode),
    eq(loginAttempts.username, username),
    eq(loginAttempts.source, source),
  );

/**
 * Waits until no other transaction, of any gateway process, counts for this name, and keeps others waiting to its end.
 */
export async function lockAttempts(tx: Queries, { merchantCode, username, source = '' }: AttemptedName): Promise<void> {
  await lockFor(tx, `login ${merchantCode} ${username} ${source}`);
}

/** Consecutive failures (reset after half an hour without one), and the seconds to wait before the next attempt. */
export async function readFailures(
  tx: Queries,
  name: AttemptedName,
): Promise<{ failures: number; waitSeconds: number }> {
  const [row] = await tx
    .select({
      failures: loginAttempts.failures,
      waitSeconds: sql<number>`coalesce(greatest(0, ceil(extract(epoch from ${loginAttempts.blockedUntil} - now()))), 0)::int`,
    })
    .from(loginAttempts)
    .where(and(rowOf(name), sql`${loginAttempts.lastFailedAt} > now() - interval '30 minutes'`));
  return row ?? { failures: 0, waitSeconds: 0 };
}

/** Counts a failure. From the sixth on, each causes a wait: 5 s, 10 s, 20 s, up to 15 minutes. */
export async function countFailure(tx: Queries, name: AttemptedName, failures: number): Promise<void> {
  const waits = failures - failuresBeforeWaits;
  const blockedUntil =
    waits < 0 ? null : sql`now() + make_interval(secs => ${Math.min(900, 5 * 2 ** Math.min(waits, 10))})`;
  const set = { failures, lastFailedAt: sql`now()`, blockedUntil };
  await tx
    .insert(loginAttempts)
    .values({ ...name, ...set })
    .onConflictDoUpdate({ target: [loginAttempts.merchantCode, loginAttempts.username, loginAttempts.source], set });
}

/** Takes back a failure that was counted for an attempt which did not take place. */
export async function uncountFailure(db: Queries, name: AttemptedName): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(rowOf(name));
}

export async function clearFailures(tx: Queries, name: AttemptedName): Promise<void> {
  await tx.delete(loginAttempts).where(rowOf(name));
}
