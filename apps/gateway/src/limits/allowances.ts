import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { allowances } from '../db/schema/index.ts';
import { tooManyTries } from '../http/callFailure.ts';
import type { Allowance } from './limits.ts';

/** An allowance of one network, account or target. */
export interface Use {
  allowance: Allowance;
  /** The subject, for example `aurora 203.0.113.7`. */
  of: string;
}

/**
 * Takes one from an allowance, for all gateways on this database. It is one statement, which commits separately. Do not
 * pass a transaction: a failed call would restore its use, and the row would be locked until it ends.
 * @returns 0, or the seconds until one is available. Then nothing was taken.
 */
export async function take(db: Queries, { allowance, of }: Use): Promise<number> {
  const { name, most, seconds } = allowance;
  const one = sql`make_interval(secs => ${seconds}::float8)`;
  const all = sql`make_interval(secs => ${most * seconds}::float8)`;
  const nextFullAt = sql`greatest(${allowances.fullAt}, now()) + ${one}`;
  const key = `${name} ${of}`;
  const { rowCount } = await db.execute(sql`
    insert into ${allowances} (key, full_at) values (${key}, now() + ${one})
    on conflict (key) do update set full_at = ${nextFullAt} where ${nextFullAt} <= now() + ${all}`);
  if (rowCount === 1) return 0;
  const { rows } = await db.execute<{ wait: number }>(sql`
    select greatest(1, ceil(extract(epoch from ${nextFullAt} - now() - ${all})))::int wait from ${allowances} where key = ${key}`);
  return rows[0]?.wait ?? 1;
}

/** Restores one use, for example after a success if only failures use up the allowance. */
export async function restoreUse(db: Queries, { allowance: { name, seconds }, of }: Use): Promise<void> {
  await db.execute(sql`
    update ${allowances} set full_at = full_at - make_interval(secs => ${seconds}::float8) where key = ${`${name} ${of}`}`);
}

interface Limited {
  /**
   * The allowances that the work uses. If one of them is used up, the work does not run, and the others are restored.
   */
  uses: readonly Use[];
  /**
   * The result of the work that uses up the allowances. With `success`, a failure restores them. With `failure`, a
   * success restores them.
   */
  counts: 'success' | 'failure';
}

/**
 * Runs work that allowances limit.
 * @throws TOO_MANY if an allowance is used up, or an error of `work`.
 */
export async function limited<T>(db: Queries, { uses, counts }: Limited, work: () => Promise<T>): Promise<T> {
  const taken: Use[] = [];
  const giveAllBack = () => Promise.all(taken.map((use) => restoreUse(db, use)));
  try {
    for (const use of uses) {
      const wait = await take(db, use);
      if (wait > 0) throw tooManyTries(wait);
      taken.push(use);
    }
  } catch (error) {
    await giveAllBack();
    throw error;
  }
  const outcome = await work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome === (counts === 'success')) await giveAllBack();
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** The allowance of a caller's network at a merchant. */
export const byAddress = (
  { merchant, caller }: { merchant: { code: string }; caller: { network: string } },
  allowance: Allowance,
): Use => ({ allowance, of: `${merchant.code} ${caller.network}` });
