import { desc, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

export type Message = Awaited<ReturnType<typeof readOutbox>>[number];

/** The newest 100 messages to an address, or to all where it is empty. */
export async function readOutbox(db: Queries, to: string) {
  // An unescaped + in a query string is read as a blank.
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
