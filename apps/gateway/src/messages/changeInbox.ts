import { sql } from 'drizzle-orm';
import { messageStates } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { countInbox, findMessages, isUnread } from './inboxRows.ts';

/** Marks messages as read. For a message that is read already, the first time stays. */
export async function readInbox(context: ContextOf<'readInbox'>): Promise<ValueOf<'readInbox'>> {
  const { db, body } = context;
  const session = requireSession(context);
  const ids = await findMessages(db, session, { ids: body.messageIds, withRemoved: false });
  await db
    .insert(messageStates)
    .values(ids.map((messageId) => ({ memberId: session.memberId, messageId, readAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [messageStates.memberId, messageStates.messageId],
      set: { readAt: sql`coalesce(message_states.read_at, now())` },
    });
  return { unReadCount: await countInbox(db, session, isUnread) };
}

/** Removes messages from the member's inbox. Removing a removed message succeeds. */
export async function removeInbox(context: ContextOf<'removeInbox'>): Promise<ValueOf<'removeInbox'>> {
  const { db, query } = context;
  const session = requireSession(context);
  const ids = await findMessages(db, session, { ids: query.messageIds, withRemoved: true });
  await db
    .insert(messageStates)
    .values(ids.map((messageId) => ({ memberId: session.memberId, messageId, removedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [messageStates.memberId, messageStates.messageId],
      set: { removedAt: sql`coalesce(message_states.removed_at, now())` },
    });
  return { unReadCount: await countInbox(db, session, isUnread) };
}
