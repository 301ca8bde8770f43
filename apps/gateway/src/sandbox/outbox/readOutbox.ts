import { desc, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

export type Message = Awaited<ReturnType<typeof readOutbox>>[number];

/** Messages to an address, or to all where it is empty: the newest hundred, newest first. */
export async function readOutbox(db: Queries, to: string) {
  // In a query string a + that nobody escaped is a blank.
  const address = to.trim();
  return db
    .select({
      to: outbox.address,
      channel: outbox.channel,
      text: outbox.text,
      merchant: outbox.merchantCode,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(address === '' ? undefined : inArray(outbox.address, [address, `+${address}`]))
    .orderBy(desc(outbox.id))
    .limit(100);
}
