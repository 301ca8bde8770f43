import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { runSerially } from './runSerially.ts';
import { CallFailure, requestInvalid } from './callFailure.ts';

interface Intent {
  merchantCode: string;
  /** Id of the member. 0 for a call that needs no session. */
  memberId: number;
  call: string;
  /** The `Idempotency-Key` header. */
  key: string;
  /** Validated query and body. */
  payload: unknown;
}

/**
 * Reads the `Idempotency-Key` header.
 * @throws REQUEST_INVALID if it is missing or malformed.
 */
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
 * Runs `work` once for an intent and returns its reply, or returns the stored reply. Key, effect and reply are
 * written in one transaction: a killed process leaves all of them or nothing. A second request with the key waits for
 * the first and gets its reply. A failed call stores no key, so it may be retried. Requests of one member run serially,
 * because they move the same money and would wait for each other in the database, each with one of few connections. The
 * queue is short, because each waiting request counts for `limitLoad`.
 * @throws KEY_REUSED for another payload, TOO_MANY if the queue is full, or an error of `work`.
 */
export function runOnce(db: Database, intent: Intent, work: (tx: Database) => Promise<unknown>): Promise<unknown> {
  const run = () => retryTransaction(() => keyed(db, intent, work));
  return intent.memberId === 0 ? run() : runSerially(`effects of ${intent.memberId}`, run, { longest: 40 });
}

/**
 * Determines the result of an intent and makes it final. It waits for a request in progress. If nothing happened under
 * the intent's key, the key is stored as void. A later request with the key is then rejected (KEY_REUSED).
 * @returns the stored reply, or undefined if nothing happened and nothing will.
 */
export function settleOnce(db: Database, named: Omit<Intent, 'payload'>): Promise<{ reply: unknown } | undefined> {
  const { intent, same } = storedAs(named);
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      await tx
        .insert(idempotencyKeys)
        .values({ ...intent, requestHash: voidHash })
        .onConflictDoNothing();
      const [found] = await tx
        .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
        .from(idempotencyKeys)
        .where(same);
      if (found === undefined) throw new Error('An idempotency key disappeared.');
      return found.requestHash.equals(voidHash) ? undefined : { reply: found.reply };
    }),
  );
}

/** No payload has this hash. A key with this hash is used up, without an effect. */
const voidHash = Buffer.alloc(0);

/** The data of an intent's row, and the condition that finds this row. */
function storedAs(named: Omit<Intent, 'payload'>) {
  const intent = { ...named, key: createHash('sha256').update(named.key).digest('base64url') };
  return {
    intent,
    same: and(
      eq(idempotencyKeys.merchantCode, intent.merchantCode),
      eq(idempotencyKeys.memberId, intent.memberId),
      eq(idempotencyKeys.call, intent.call),
      eq(idempotencyKeys.key, intent.key),
    ),
  };
}

async function keyed(
  db: Database,
  { payload, key, ...named }: Intent,
  work: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  // A payload may contain a payment password, and its six digits could be found from a plain hash. So the hash is keyed
  // with the caller's key, of which only a hash is stored.
  const requestHash = createHmac('sha256', key)
    .update(JSON.stringify(payload) ?? '')
    .digest();
  const { intent, same } = storedAs({ ...named, key });
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
      if (done === undefined) throw new Error('An idempotency key disappeared.');
      if (!done.requestHash.equals(requestHash))
        throw new CallFailure(
          'KEY_REUSED',
          'This Idempotency-Key was sent before with another payload, or was settled as not done.',
        );
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
