import type { BodyBinding } from '@livery/api/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { acceptedBodies } from '../db/schema/index.ts';
import { CallFailure } from './callFailure.ts';

/**
 * Accepts an encrypted body that was not there before, for all gateways of a database. It counts as used up whatever its
 * call answers then, so it is written before the call, in a transaction of its own.
 * The row is kept for longer than any gateway accepts the body: clocks of several gateways differ.
 * @throws BODY_REPLAYED
 */
export async function acceptOnce(db: Queries, { merchant, nonce }: BodyBinding): Promise<void> {
  const accepted = await db
    .insert(acceptedBodies)
    .values({ merchantCode: merchant, nonce, expiresAt: sql`now() + interval '15 minutes'` })
    .onConflictDoNothing()
    .returning({ nonce: acceptedBodies.nonce });
  if (accepted.length === 0)
    throw new CallFailure('BODY_REPLAYED', 'This very body came before. Encrypt it anew for each try.');
}
