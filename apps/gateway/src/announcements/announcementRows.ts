import type { GatewayNumber } from '@livery/api/contract';
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { announcementReads, announcements } from '../db/schema/index.ts';
import { localised } from '../http/localised.ts';
import { withSizesInContent } from '../pictures/pictureSizes.ts';
import { isShownBy } from './isShownBy.ts';
import type { Session } from '../auth/sessions.ts';

export type AnnouncementKind = typeof announcements.$inferSelect.kind;

interface Wanted {
  merchantCode: string;
  kinds: readonly AnnouncementKind[];
  /** The gateway of the request. Default: MOBILE. */
  gateway?: GatewayNumber;
  /** The session of the member whose read marks are selected; undefined for a guest. */
  session: Session | undefined;
}

/** SQL condition: the announcement matches the request, read or not. */
export const isWanted = ({ merchantCode, kinds, gateway }: Omit<Wanted, 'session'>) =>
  and(
    eq(announcements.merchantCode, merchantCode),
    inArray(announcements.kind, [...kinds]),
    isShownBy(announcements, gateway),
  );

// No member has the id 0, so a guest has no read marks.
const readBy = (session: Session | undefined) =>
  and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.memberId, session?.memberId ?? 0));

/**
 * Selects announcements, each with the information whether the session's member has read it. Callers add order and
 * further conditions.
 */
export function selectAnnouncements(db: Queries, wanted: Wanted) {
  return db
    .select({ announcement: announcements, isRead: isNotNull(announcementReads.readAt).mapWith(Boolean) })
    .from(announcements)
    .leftJoin(announcementReads, readBy(wanted.session))
    .where(isWanted(wanted))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number];

/** A row as every list returns it, in the language of the request. */
export const announcementValueOf =
  (context: Parameters<typeof localised>[1]) =>
  ({ announcement, isRead }: Row) => ({
    id: String(announcement.id),
    announcementId: `${announcement.kind}-${announcement.id}`,
    title: localised(announcement.title, context),
    content: withSizesInContent(localised(announcement.content, context)),
    read: isRead,
  });

/** The kinds of announcement that `getNotices` lists for this session. */
export const noticeKinds = (session: Session | undefined): AnnouncementKind[] =>
  session?.isAgent ? ['PL', 'A'] : ['PL'];

/**
 * Counts announcements of `noticeKinds` that the member has not read; 0 for a guest, because a guest has no read marks.
 */
export async function countUnread(
  db: Queries,
  { merchantCode, session }: Pick<Wanted, 'merchantCode' | 'session'>,
): Promise<number> {
  if (session === undefined) return 0;
  const [found] = await db
    .select({ count: count() })
    .from(announcements)
    .leftJoin(announcementReads, readBy(session))
    .where(and(isWanted({ merchantCode, kinds: noticeKinds(session) }), isNull(announcementReads.readAt)));
  return found?.count ?? 0;
}
