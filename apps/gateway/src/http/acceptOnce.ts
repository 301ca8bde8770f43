import type { BodyBinding } from '@livery/api/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { acceptedBodies } from '../db/schema/index.ts';
import { CallFailure } from './callFailure.ts';

/**
 * Accepts an encrypted body only once, for all gateways of a database. A body is used up even if its call fails, so the
 * row is written before the call, in its own transaction. The row is stored for longer than any gateway accepts the
 * body, because the clocks of gateways differ.
 * @throws BODY_REPLAYED
 */
export async function acceptOnce(db: Queries, { merchant, nonce }: BodyBinding): Promise<void> {
  const accepted = await db
    .insert(acceptedBodies)
    .values({ merchantCode: merchant, nonce, expiresAt: sql`now() + interval '15 minutes'` })
    .onConflictDoNothing()
    .returning({ nonce: acceptedBodies.nonce });
  if (accepted.length === 0)
    throw new CallFailure('BODY_REPLAYED', 'This body was already received. Encrypt it again for each attempt.');
}
