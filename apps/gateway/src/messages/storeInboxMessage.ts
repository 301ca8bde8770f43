import type { MessageKind } from '@livery/api/contract';
import type { Queries } from '../db/connect.ts';
import { type LocalText, messages } from '../db/schema/index.ts';

interface NewMessage {
  merchantCode: string;
  /** The receiver. Null sends the message to all current members of the merchant. */
  memberId: number | null;
  kind: MessageKind;
  title: LocalText;
  /** HTML. The caller must escape text from players. */
  content: LocalText;
}

/**
 * Stores a message for one member or for all. Pass the transaction of the reported event, so that both exist or
 * neither.
 */
export async function storeInboxMessage(tx: Queries, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message);
}
