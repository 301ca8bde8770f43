import { and, asc, eq } from 'drizzle-orm';
import { announcements, banners } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { directionOf } from '../http/directionOf.ts';
import { bannerFile } from '../pictures/pictureFiles.ts';
import { withSizes } from '../pictures/pictureSizes.ts';
import { type AnnouncementKind, announcementValueOf, selectAnnouncements } from './announcementRows.ts';
import { isShownBy } from './isShownBy.ts';

/**
 * Returns the banners and announcements of the requested types and the requested gateway. A group that was not
 * requested is empty. The agents' group is also empty for all other callers.
 */
export async function getAnnouncements(context: ContextOf<'getAnnouncements'>): Promise<ValueOf<'getAnnouncements'>> {
  const types = new Set(context.query.types.split(','));
  const group = async (kind: AnnouncementKind) => ({
    content: types.has(kind) ? await readAnnouncements(context, kind) : [],
  });
  const [found, player, popup, promotion, agent] = await Promise.all([
    types.has('B') ? readBanners(context) : [],
    group('PL'),
    group('PU'),
    group('PR'),
    context.session?.isAgent ? group('A') : { content: [] },
  ]);
  return { banners: { content: found }, player, popup, promotion, agent };
}

async function readBanners(context: ContextOf<'getAnnouncements'>) {
  const { db, merchant, query, language } = context;
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.merchantCode, merchant.code),
        query.groupName ? eq(banners.groupName, query.groupName) : undefined,
        isShownBy(banners, query.gateway),
      ),
    )
    .orderBy(asc(banners.groupName), asc(banners.rank), asc(banners.id));
  return rows.map((row) => ({
    id: String(row.id),
    groupName: row.groupName,
    title: localised(row.title, context),
    heading: localised(row.title, context),
    line: localised(row.line, context),
    url: `/sandbox/cdn/${merchant.code.toUpperCase()}/banners/${withSizes(bannerFile({ ...row, style: merchant.pictureStyle, arrangement: directionOf(language) }), 'banner')}`,
    ...(row.link !== null && { link: row.link }),
  }));
}

async function readAnnouncements(context: ContextOf<'getAnnouncements'>, kind: AnnouncementKind) {
  const { db, merchant, query, session } = context;
  const wanted = { merchantCode: merchant.code, kinds: [kind], gateway: query.gateway, session };
  const rows = await selectAnnouncements(db, wanted).orderBy(asc(announcements.rank), asc(announcements.id));
  return rows.map(announcementValueOf(context));
}
