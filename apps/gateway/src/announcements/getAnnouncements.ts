import { and, asc, eq } from 'drizzle-orm';
import { announcements, banners } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { bannerFile } from '../pictures/pictureFiles.ts';

/** Banners and announcements of the types asked for; a group that was not asked for is empty. */
export async function getAnnouncements(context: ContextOf<'getAnnouncements'>): Promise<ValueOf<'getAnnouncements'>> {
  const { query } = context;
  const types = new Set(query.types.split(','));
  const [found, player, popup] = await Promise.all([
    types.has('B') ? readBanners(context) : [],
    types.has('PL') ? readAnnouncements(context, 'PL') : [],
    types.has('PU') ? readAnnouncements(context, 'PU') : [],
  ]);
  return { banners: { content: found }, player: { content: player }, popup: { content: popup } };
}

async function readBanners(context: ContextOf<'getAnnouncements'>) {
  const { db, merchant, query, language } = context;
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.merchantCode, merchant.code), query.groupName ? eq(banners.groupName, query.groupName) : undefined))
    .orderBy(asc(banners.groupName), asc(banners.rank), asc(banners.id));
  return rows.map((row) => ({
    id: String(row.id),
    groupName: row.groupName,
    title: localised(row.title, context),
    url: `/sandbox/cdn/${merchant.code.toUpperCase()}/banners/${bannerFile({ banner: row, language, style: merchant.pictureStyle })}`,
    ...(row.link !== null && { link: row.link }),
  }));
}

async function readAnnouncements(context: ContextOf<'getAnnouncements'>, kind: 'PL' | 'PU') {
  const { db, merchant } = context;
  const rows = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.merchantCode, merchant.code), eq(announcements.kind, kind)))
    .orderBy(asc(announcements.rank), asc(announcements.id));
  return rows.map((row) => ({
    id: String(row.id),
    announcementId: `${kind}-${row.id}`,
    title: localised(row.title, context),
    content: localised(row.content, context),
    // The contract has no call yet that marks one read.
    read: false,
  }));
}
