import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { outbox, verificationCodes } from '../../db/schema/index.ts';
import { addressesOf } from './readOutbox.ts';

/**
 * Deletes the messages to an address and their codes, so that another code can be sent immediately and tests need not
 * wait a minute.
 */
export async function forgetMessages(db: Database, to: string): Promise<void> {
  const addresses = addressesOf(to);
  if (addresses.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(verificationCodes).where(inArray(verificationCodes.address, addresses));
    await tx.delete(outbox).where(inArray(outbox.address, addresses));
  });
}
