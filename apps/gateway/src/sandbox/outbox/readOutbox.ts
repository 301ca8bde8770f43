import { desc, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { outbox } from '../../db/schema/index.ts';

export type Message = Awaited<ReturnType<typeof readOutbox>>[number];

/**
 * Possible addresses for a query value. An unescaped + in the query is decoded as a blank. No addresses for an empty
 * value.
 */
export function addressesOf(to: string): string[] {
  const address = to.trim();
  return address === '' ? [] : [address, `+${address}`];
}

/** The newest 100 messages to an address, or to all addresses if it is empty. */
export async function readOutbox(db: Queries, to: string) {
  const addresses = addressesOf(to);
  return db
    .select({
      to: outbox.address,
      channel: outbox.channel,
      text: outbox.text,
      merchant: outbox.merchantCode,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(addresses.length === 0 ? undefined : inArray(outbox.address, addresses))
    .orderBy(desc(outbox.id))
    .limit(100);
}
