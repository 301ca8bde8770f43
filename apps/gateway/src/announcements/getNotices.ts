import { count, desc } from 'drizzle-orm';
import { announcements } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { announcementValueOf, countUnread, isWanted, noticeKinds, selectAnnouncements } from './announcementRows.ts';

export async function getNotices(context: ContextOf<'getNotices'>): Promise<ValueOf<'getNotices'>> {
  const { db, merchant, query, session } = context;
  const kinds = noticeKinds(session);
  const { limit, offset } = pageRange(query);
  const [rows, [total], unReadCount] = await Promise.all([
    selectAnnouncements(db, { merchantCode: merchant.code, kinds, session })
      .orderBy(desc(announcements.publishedAt), desc(announcements.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(announcements)
      .where(isWanted({ merchantCode: merchant.code, kinds })),
    countUnread(db, { merchantCode: merchant.code, session }),
  ]);
  const valueOf = announcementValueOf(context);
  const content = rows.map((row) => ({ ...valueOf(row), publishedAt: row.announcement.publishedAt.toISOString() }));
  return { ...toPage(content, total!.count, query), unReadCount };
}
