import type { MessageKind } from '@livery/api/contract';
import type { Queries } from '../db/connect.ts';
import { type LocalText, messages } from '../db/schema/index.ts';

interface NewMessage {
  merchantCode: string;
  /** Null sends it to every current member of the merchant. */
  memberId: number | null;
  kind: MessageKind;
  title: LocalText;
  /** HTML. The caller has to escape what came from a player. */
  content: LocalText;
}

/**
 * Stores a message in a member's inbox, or in everyone's. Pass the transaction of the event it reports, so that neither
 * is there without the other.
 */
export async function storeInboxMessage(tx: Queries, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message);
}
