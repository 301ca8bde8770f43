import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { countInbox, isUnread } from './inboxRows.ts';

export async function getInboxUnread(context: ContextOf<'getInboxUnread'>): Promise<ValueOf<'getInboxUnread'>> {
  return { unReadCount: await countInbox(context.db, requireSession(context), isUnread) };
}
