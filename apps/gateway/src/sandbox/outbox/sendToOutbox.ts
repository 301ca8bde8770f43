import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

interface Message {
  merchantCode: string;
  channel: 'sms' | 'email';
  address: string;
  text: string;
  /** False for one that nobody is to get. The same statement runs then, so that the time does not tell. */
  isDelivered: boolean;
}

/** Stores an SMS or e-mail in the outbox, where developers read it. Nothing is sent. */
export async function sendToOutbox(
  tx: Queries,
  { merchantCode, channel, address, text, isDelivered }: Message,
): Promise<void> {
  await tx.execute(sql`
    insert into ${outbox} (merchant_code, channel, address, text)
    select ${merchantCode}::text, ${channel}::text, ${address}::text, ${text}::text where ${isDelivered}::boolean`);
}
