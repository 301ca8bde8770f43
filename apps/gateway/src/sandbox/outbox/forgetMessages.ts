import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { outbox, verificationCodes } from '../../db/schema/index.ts';
import { addressesOf } from './readOutbox.ts';

/**
 * Forgets the messages to an address and the codes in them, so that another one may be sent at once: tests wait for no
 * minute to pass.
 */
export async function forgetMessages(db: Database, to: string): Promise<void> {
  const addresses = addressesOf(to);
  if (addresses.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(verificationCodes).where(inArray(verificationCodes.address, addresses));
    await tx.delete(outbox).where(inArray(outbox.address, addresses));
  });
}
