import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';
import { countInbox } from './inboxRows.ts';

export async function getInboxUnread(context: ContextOf<'getInboxUnread'>): Promise<ValueOf<'getInboxUnread'>> {
  return { unReadCount: await countInbox(context.db, signedIn(context), { onlyUnread: true }) };
}
