import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { bannerPicture, gameIcon } from '../art/index.ts';
import type { Database } from '../db/connect.ts';
import { banners, games, vendors } from '../db/schema/index.ts';
import { directionOf } from '../http/directionOf.ts';
import { localised } from '../http/localised.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { bannerFile, readBannerFile, readIconFile } from './pictureFiles.ts';
import { recentOnly } from './recentOnly.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

/**
 * Pictures, drawn when asked for: `/sandbox/cdn/MERCHANT/<vendor folder>/mobile/<file>` and `/sandbox/cdn/MERCHANT/banners/<file>`.
 * MERCHANT is the code in capitals. A picture never changes under its address: all that shapes it is part of its file's name.
 */
export function mountPictures(app: Hono, { db, merchants }: Parts): void {
  const drawn = recentOnly<string>(400);

  const answer = async (context: Context, draw: (merchant: Merchant) => Promise<string | undefined>) => {
    const merchant = merchants.find((context.req.param('merchant') ?? '').toLowerCase());
    const svg = merchant && (drawn.get(context.req.path) ?? (await draw(merchant)));
    if (svg === undefined) return context.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' });
    drawn.set(context.req.path, svg);
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
      // An SVG opened by itself is a page: it may style itself and nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return context.req.header('If-None-Match') === headers.ETag ? context.body(null, 304, headers) : context.body(svg, 200, headers);
  };

  app.get('/sandbox/cdn/:merchant/banners/:file', (context) => answer(context, (merchant) => drawBanner(db, merchant, context.req.param('file'))));
  app.get('/sandbox/cdn/:merchant/:folder/mobile/:file', (context) => {
    const { folder, file } = context.req.param();
    return answer(context, () => drawIcon(db, { mobileFolder: `${folder}/mobile`, file }));
  });
}

async function drawIcon(db: Database, { mobileFolder, file }: { mobileFolder: string; file: string }): Promise<string | undefined> {
  const wanted = readIconFile(file);
  if (wanted === undefined) return undefined;
  const [game] = await db
    .select({ name: games.name, gameType: games.gameType, vendorCode: games.vendorCode })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(and(eq(games.icon, wanted.name), eq(vendors.mobileFolder, mobileFolder)));
  return game && gameIcon({ ...game, seed: wanted.name, style: wanted.style });
}

async function drawBanner(db: Database, merchant: Merchant, file: string): Promise<string | undefined> {
  const wanted = readBannerFile(file);
  if (wanted === undefined) return undefined;
  const [banner] = await db.select().from(banners).where(and(eq(banners.id, wanted.id), eq(banners.merchantCode, merchant.code)));
  if (banner === undefined || bannerFile({ banner, ...wanted }) !== file) return undefined;
  const { language, style } = wanted;
  return bannerPicture({
    seed: `${merchant.code} ${banner.rank}`, theme: banner.theme, style, language, dir: directionOf(language),
    title: localised(banner.title, { language, merchant }), line: localised(banner.line, { language, merchant }),
  });
}
