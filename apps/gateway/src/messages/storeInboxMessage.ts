import type { MessageKind } from '@livery/api/contract';
import type { Queries } from '../db/connect.ts';
import { type LocalText, messages } from '../db/schema/index.ts';

interface NewMessage {
  merchantCode: string;
  /** Null sends it to everyone of the merchant who is there by then. */
  memberId: number | null;
  kind: MessageKind;
  title: LocalText;
  /** HTML. What came from a player has to be escaped by the caller. */
  content: LocalText;
}

/** Puts a message into an inbox, or into all. Give it the transaction of what it tells about: neither is there without the other. */
export async function storeInboxMessage(tx: Queries, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message);
}
