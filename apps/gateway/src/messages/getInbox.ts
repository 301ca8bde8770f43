import { desc } from 'drizzle-orm';
import { messages } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { hasWords } from './hasWords.ts';
import { countInbox, isUnread, selectInbox } from './inboxRows.ts';

export async function getInbox(context: ContextOf<'getInbox'>): Promise<ValueOf<'getInbox'>> {
  const { db, query } = context;
  const session = requireSession(context);
  const { limit, offset } = pageRange(query);
  const found = hasWords(context);
  const [rows, total, unReadCount] = await Promise.all([
    selectInbox(db, session, found).orderBy(desc(messages.sentAt), desc(messages.id)).limit(limit).offset(offset),
    countInbox(db, session, found),
    countInbox(db, session, isUnread),
  ]);
  const content = rows.map(({ message, readAt }) => ({
    id: String(message.id),
    kind: message.kind,
    title: localised(message.title, context),
    content: localised(message.content, context),
    sentAt: message.sentAt.toISOString(),
    read: readAt !== null,
  }));
  return { ...toPage(content, total, query), unReadCount };
}
