import { lt, sql } from 'drizzle-orm';
import { captchas, loginAttempts, playTickets, sessions } from './schema/index.ts';
import type { Queries } from './connect.ts';

/** Deletes rows whose time is over. Nothing depends on it but the size of the tables: every reader checks the time itself. */
export async function sweepExpired(db: Queries): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`));
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(playTickets).where(lt(playTickets.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, sql`now() - interval '1 day'`));
}
