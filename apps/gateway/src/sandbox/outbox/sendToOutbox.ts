import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

/** Puts what would go out by SMS or e-mail where the developer reads it. */
export async function sendToOutbox(
  tx: Queries,
  message: { merchantCode: string; channel: 'sms' | 'email'; address: string; text: string },
): Promise<void> {
  await tx.insert(outbox).values(message);
}
