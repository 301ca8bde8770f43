import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

interface Message {
  merchantCode: string;
  channel: 'sms' | 'email';
  address: string;
  text: string;
  /**
   * False for a message that must not be delivered. The database runs the same statement in both cases, so that the
   * response time does not reveal whether a message was delivered.
   */
  isDelivered: boolean;
}

/** Stores an SMS or email in the outbox for developers. Nothing is sent. */
export async function sendToOutbox(
  tx: Queries,
  { merchantCode, channel, address, text, isDelivered }: Message,
): Promise<void> {
  await tx.execute(sql`
    insert into ${outbox} (merchant_code, channel, address, text)
    select ${merchantCode}::text, ${channel}::text, ${address}::text, ${text}::text where ${isDelivered}::boolean`);
}
