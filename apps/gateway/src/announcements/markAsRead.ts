import { and, eq } from 'drizzle-orm';
import { announcementReads, announcements } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { type AnnouncementKind, countUnread } from './announcementRows.ts';

export async function markAsRead(context: ContextOf<'markAsRead'>): Promise<ValueOf<'markAsRead'>> {
  const { db, merchant, body } = context;
  const session = requireSession(context);
  const [kind, id] = body.announcementId.split('-') as [AnnouncementKind, string];
  const [found] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        eq(announcements.merchantCode, merchant.code),
        eq(announcements.kind, kind),
        eq(announcements.id, Number(id)),
      ),
    );
  if (found === undefined || (kind === 'A' && !session.isAgent))
    throw new CallFailure('NOT_FOUND', 'This announcement does not exist.');
  await db
    .insert(announcementReads)
    .values({ memberId: session.memberId, announcementId: found.id })
    .onConflictDoNothing();
  return { unReadCount: await countUnread(db, { merchantCode: merchant.code, session }) };
}
