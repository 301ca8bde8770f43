import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

/** Stores an SMS or e-mail in the outbox, where developers read it. Nothing is sent. */
export async function sendToOutbox(
  tx: Queries,
  message: { merchantCode: string; channel: 'sms' | 'email'; address: string; text: string },
): Promise<void> {
  await tx.insert(outbox).values(message);
}
