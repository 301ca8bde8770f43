import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { bannerPicture, gameIcon, headIcon } from '../art/index.ts';
import type { Database } from '../db/connect.ts';
import { banners, games, promotions, vendors } from '../db/schema/index.ts';
import { directionOf } from '../http/directionOf.ts';
import { localised } from '../http/localised.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { drawModel } from './modelPictures.ts';
import { bannerFile, readBannerFile, readHeadFile, readIconFile } from './pictureFiles.ts';
import { createLruCache } from './lruCache.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

/**
 * Serves pictures, which are drawn on request: `/sandbox/cdn/MERCHANT/<vendor folder>/mobile/<file>` and, for
 * `banners`, `promotions`, `heads` and `models`, `/sandbox/cdn/MERCHANT/banners/<file>`. MERCHANT is the code in
 * capitals. A picture at an address never changes: the file name contains everything that shapes it.
 */
export function mountPictures(app: Hono, { db, merchants }: Parts): void {
  const drawn = createLruCache<string>(400);

  const answer = async (context: Context, draw: (merchant: Merchant) => Promise<string | undefined>) => {
    const merchant = merchants.find((context.req.param('merchant') ?? '').toLowerCase());
    const svg = merchant && (drawn.get(context.req.path) ?? (await draw(merchant)));
    if (svg === undefined) return context.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' });
    drawn.set(context.req.path, svg);
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
      // An SVG that is opened directly is a page: it may style itself and nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return context.req.header('If-None-Match') === headers.ETag
      ? context.body(null, 304, headers)
      : context.body(svg, 200, headers);
  };

  app.get('/sandbox/cdn/:merchant/banners/:file', (context) =>
    answer(context, (merchant) => drawBanner(merchant, context.req.param('file'), findBanner(db, merchant))),
  );
  app.get('/sandbox/cdn/:merchant/promotions/:file', (context) =>
    answer(context, (merchant) => drawBanner(merchant, context.req.param('file'), findPromotion(db, merchant))),
  );
  app.get('/sandbox/cdn/:merchant/heads/:file', (context) =>
    answer(context, async () => {
      const wanted = readHeadFile(context.req.param('file'));
      return wanted && headIcon({ seed: wanted.id, style: wanted.style });
    }),
  );
  app.get('/sandbox/cdn/:merchant/models/:file', (context) =>
    answer(context, (merchant) => drawModel(db, merchant, context.req.param('file'))),
  );
  app.get('/sandbox/cdn/:merchant/:folder/mobile/:file', (context) => {
    const { folder, file } = context.req.param();
    return answer(context, () => drawIcon(db, { mobileFolder: `${folder}/mobile`, file }));
  });
}

async function drawIcon(
  db: Database,
  { mobileFolder, file }: { mobileFolder: string; file: string },
): Promise<string | undefined> {
  const wanted = readIconFile(file);
  if (wanted === undefined) return undefined;
  const [game] = await db
    .select({ name: games.name, gameType: games.gameType, vendorCode: games.vendorCode })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(and(eq(games.icon, wanted.name), eq(vendors.mobileFolder, mobileFolder)));
  return game && gameIcon({ ...game, seed: wanted.name, style: wanted.style });
}

type Banner = Pick<typeof banners.$inferSelect, 'id' | 'theme' | 'title' | 'line' | 'rank'>;
type FindBanner = (id: number) => Promise<readonly Banner[]>;

const findBanner =
  (db: Database, { code }: Merchant): FindBanner =>
  (id) =>
    db
      .select()
      .from(banners)
      .where(and(eq(banners.id, id), eq(banners.merchantCode, code)));

/** A promotion's picture is a banner with the promotion's texts. */
const findPromotion =
  (db: Database, { code }: Merchant): FindBanner =>
  (id) =>
    db
      .select()
      .from(promotions)
      .where(and(eq(promotions.id, id), eq(promotions.merchantCode, code)));

async function drawBanner(merchant: Merchant, file: string, find: FindBanner): Promise<string | undefined> {
  const wanted = readBannerFile(file);
  if (wanted === undefined) return undefined;
  const [banner] = await find(wanted.id);
  if (banner === undefined || bannerFile({ banner, ...wanted }) !== file) return undefined;
  const { language, style } = wanted;
  return bannerPicture({
    seed: `${merchant.code} ${banner.rank}`,
    theme: banner.theme,
    style,
    language,
    dir: directionOf(language),
    title: localised(banner.title, { language, merchant }),
    line: localised(banner.line, { language, merchant }),
  });
}
