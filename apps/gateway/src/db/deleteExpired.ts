import { and, eq, lt, sql } from 'drizzle-orm';
import { deleteOldDraws } from '../lottery/deleteOldDraws.ts';
import type { Queries } from './connect.ts';
import { deleteInBatches } from './deleteInBatches.ts';
import {
  acceptedBodies,
  allowances,
  captchas,
  chatTickets,
  idempotencyKeys,
  knownDevices,
  loginAttempts,
  lotteryTickets,
  members,
  outbox,
  playTickets,
  sessions,
  verificationCodes,
} from './schema/index.ts';

const dayAgo = sql`now() - interval '1 day'`;

const sweeps: ReadonlyArray<(db: Queries) => Promise<unknown>> = [
  (db) => deleteInBatches(db, captchas, lt(captchas.expiresAt, sql`now()`)),
  (db) => deleteInBatches(db, acceptedBodies, lt(acceptedBodies.expiresAt, sql`now()`)),
  (db) => deleteInBatches(db, sessions, lt(sessions.expiresAt, sql`now()`)),
  (db) => deleteInBatches(db, playTickets, lt(playTickets.expiresAt, dayAgo)),
  (db) => deleteInBatches(db, lotteryTickets, lt(lotteryTickets.expiresAt, sql`now()`)),
  (db) => deleteInBatches(db, chatTickets, lt(chatTickets.expiresAt, dayAgo)),
  (db) => deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`)),
  (db) => deleteInBatches(db, allowances, lt(allowances.fullAt, sql`now()`)),
  (db) => deleteInBatches(db, knownDevices, lt(knownDevices.lastLoginAt, sql`now() - interval '180 days'`)),
  (db) => deleteInBatches(db, loginAttempts, lt(loginAttempts.lastFailedAt, dayAgo)),
  (db) => deleteInBatches(db, verificationCodes, lt(verificationCodes.createdAt, dayAgo)),
  (db) => deleteInBatches(db, outbox, lt(outbox.sentAt, dayAgo)),
  // The row of a trial is not deleted, because the ledger refers to it.
  (db) =>
    db
      .update(members)
      .set({ status: 'closed' })
      .where(and(eq(members.type, 4), eq(members.status, 'active'), lt(members.createdAt, dayAgo))),
  deleteOldDraws,
];

/**
 * Deletes expired rows. This only limits the size of the tables: every reader checks the time itself.
 * @throws one error for all failed deletions, after all deletions were tried.
 */
export async function deleteExpired(db: Queries): Promise<void> {
  const faults: unknown[] = [];
  for (const sweep of sweeps) await sweep(db).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
}
