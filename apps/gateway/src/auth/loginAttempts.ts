import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { lockFor } from '../db/lockFor.ts';
import { loginAttempts } from '../db/schema/index.ts';

/** Failed logins before a captcha is required. */
export const freeFailures = 3;
/**
 * Failed logins before the waits begin. Each further failure then causes a wait for attempts without a solved captcha.
 */
const failuresBeforeWaits = 6;

/** The name that failures are counted for. The member may not exist. */
export interface AttemptedName {
  merchantCode: string;
  username: string;
  /** The device group of the attempts: empty for all unknown devices together, else a known device of the member. */
  source?: string;
}

const rowOf = ({ merchantCode, username, source = '' }: AttemptedName) =>
  and(
    eq(loginAttempts.merchantCode, merchantCode),
    eq(loginAttempts.username, username),
    eq(loginAttempts.source, source),
  );

/** Locks the counts of this name for all gateway processes until the transaction ends. Waits for earlier locks. */
export async function lockAttempts(tx: Queries, { merchantCode, username, source = '' }: AttemptedName): Promise<void> {
  await lockFor(tx, `login ${merchantCode} ${username} ${source}`);
}

/**
 * Consecutive failures (reset after half an hour without a failure), and the seconds to wait before the next attempt.
 */
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

/** Counts a failure. From the sixth failure on, each failure causes a wait: 5 s, 10 s, 20 s, up to 15 minutes. */
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

/** Subtracts a failure that was counted for an attempt that did not take place. */
export async function uncountFailure(db: Queries, name: AttemptedName): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(rowOf(name));
}

export async function clearFailures(tx: Queries, name: AttemptedName): Promise<void> {
  await tx.delete(loginAttempts).where(rowOf(name));
}
