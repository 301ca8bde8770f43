import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { runSerially } from '../auth/oneAtATime.ts';
import { CallFailure, requestInvalid } from './callFailure.ts';

interface Intent {
  merchantCode: string;
  /** 0 for a guest. */
  memberId: number;
  call: string;
  /** The `Idempotency-Key` header. */
  key: string;
  /** What the key stands for: query and body, checked. */
  payload: unknown;
}

/** The header of a call that has its effect once, checked. */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('Idempotency-Key') ?? '';
  if (!/^[\w-]{8,64}$/.test(key)) {
    throw requestInvalid({
      path: 'header.Idempotency-Key',
      message:
        key === ''
          ? 'is missing; this call has its effect once for each key'
          : 'takes 8 to 64 letters, digits, _ and -',
    });
  }
  return key;
}

/**
 * Does `work` once for an intent. The key, the effect and the reply are written in one transaction, so that a process that
 * is killed leaves all of them or none; the same key at the same moment waits for the first to end and hears its reply.
 * A call that fails leaves no key: it may be tried again.
 * What a member sends at once is done one after the other: they move the same money and would wait for each other in the
 * database, each on one of few connections. Their line is short: whoever waits in it takes one of the places of all (`limitConcurrency`).
 */
export function runOnce(db: Database, intent: Intent, work: (tx: Database) => Promise<unknown>): Promise<unknown> {
  const run = () => retryTransaction(() => keyed(db, intent, work));
  return intent.memberId === 0 ? run() : runSerially(`effects of ${intent.memberId}`, run, { longest: 40 });
}

async function keyed(
  db: Database,
  { payload, key, ...named }: Intent,
  work: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  // A payload may hold a payment password, and six digits are soon guessed from a plain hash: the hash is keyed with what
  // only the caller knows, and of that again only a hash is kept.
  const requestHash = createHmac('sha256', key)
    .update(JSON.stringify(payload) ?? '')
    .digest();
  const intent = { ...named, key: createHash('sha256').update(key).digest('base64url') };
  const same = and(
    eq(idempotencyKeys.merchantCode, intent.merchantCode),
    eq(idempotencyKeys.memberId, intent.memberId),
    eq(idempotencyKeys.call, intent.call),
    eq(idempotencyKeys.key, intent.key),
  );
  const outcome = await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(idempotencyKeys)
      .values({ ...intent, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (first === undefined) {
      const [done] = await tx
        .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
        .from(idempotencyKeys)
        .where(same);
      if (done === undefined) throw new Error('An idempotency key vanished.');
      if (!done.requestHash.equals(requestHash))
        throw new CallFailure('KEY_REUSED', 'This Idempotency-Key was sent before with another payload.');
      return done.reply;
    }
    try {
      const reply = await work(tx);
      await tx.update(idempotencyKeys).set({ reply }).where(same);
      return reply;
    } catch (error) {
      if (!(error instanceof CallFailure && error.keepsChanges)) throw error;
      await tx.delete(idempotencyKeys).where(same);
      return error;
    }
  });
  if (outcome instanceof CallFailure) throw outcome;
  return outcome;
}
