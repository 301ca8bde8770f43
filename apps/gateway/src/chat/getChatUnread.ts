import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { chatMessages } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireChatSwitch } from './requireChatSwitch.ts';

export async function getChatUnread(context: ContextOf<'getChatUnread'>): Promise<ValueOf<'getChatUnread'>> {
  requireChatSwitch(context.merchant);
  const { memberId } = requireSession(context);
  const [found] = await context.db
    .select({ count: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.memberId, memberId),
        eq(chatMessages.author, 'service'),
        isNull(chatMessages.seenAt),
        lte(chatMessages.shownAt, sql`now()`),
      ),
    );
  return { unReadCount: found!.count };
}
