import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { bannerPicture, gameIcon, headIcon, vendorLogo } from '../art/index.ts';
import type { Database } from '../db/connect.ts';
import { banners, games, promotions, vendors } from '../db/schema/index.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { createBitmaps } from './bitmaps.ts';
import { modelPicture } from './modelPictures.ts';
import {
  bannerFile,
  isLogoFile,
  promotionFile,
  readBannerFile,
  readHeadFile,
  readIconFile,
  readPromotionFile,
} from './pictureFiles.ts';
import { type PictureKind, readSizedName, requireOffered } from './pictureSizes.ts';
import { createLruCache } from './lruCache.ts';
import { sendPicture } from './sendPicture.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
  /** Folder of the generated pictures. Any number of gateways may share it. */
  picturesDir: string;
}

type SvgSource = (merchant: Merchant, drawing: string) => Promise<string | undefined>;

/**
 * Serves pictures, which are drawn on request. Pictures of games are at `/sandbox/cdn/MERCHANT/<vendor
 * folder>/mobile/<file>`. Others are at `/sandbox/cdn/MERCHANT/banners/<file>`, and likewise below `promotions`,
 * `heads` and `models`. MERCHANT is the code in capitals. A name with a size (`withSizes`) returns a bitmap. A name
 * without a size returns the drawing itself, an SVG. A picture at an address never changes, because the file name
 * contains all its inputs.
 */
export function mountPictures(app: Hono, { db, merchants, picturesDir }: Parts): void {
  const drawn = createLruCache<string>(400);
  const bitmaps = createBitmaps(picturesDir);

  const answer = async (context: Context, { svgOf, kind }: { svgOf: SvgSource; kind?: PictureKind }) => {
    const merchant = merchants.find((context.req.param('merchant') ?? '').toLowerCase());
    const file = context.req.param('file')!;
    const sized = kind && readSizedName(file);
    if (sized) requireOffered(sized, kind);
    const drawing = sized?.drawing ?? file;
    const key = `${context.req.path.slice(0, context.req.path.lastIndexOf('/'))}/${drawing}`;
    const svg = merchant && (drawn.get(key) ?? (await svgOf(merchant, drawing)));
    if (svg === undefined) return context.text('This picture does not exist.', 404, { 'Cache-Control': 'no-store' });
    drawn.set(key, svg);
    return sized && kind
      ? sendPicture(context, { ...(await bitmaps.get(svg, { ...sized, kind })), isCurrent: sized.isCurrent })
      : sendPicture(context, {
          body: svg,
          hash: createHash('sha256').update(svg).digest('base64url').slice(0, 22),
          type: 'image/svg+xml; charset=utf-8',
          isCurrent: true,
        });
  };

  app.get('/sandbox/cdn/:merchant/banners/:file', (context) =>
    answer(context, { kind: 'banner', svgOf: (merchant, file) => bannerSvg(db, merchant, file) }),
  );
  app.get('/sandbox/cdn/:merchant/promotions/:file', (context) =>
    answer(context, {
      kind: 'banner',
      svgOf: (merchant, file) => drawPromotion(db, merchant, file),
    }),
  );
  app.get('/sandbox/cdn/:merchant/heads/:file', (context) =>
    answer(context, {
      svgOf: async (_merchant, file) => {
        const wanted = readHeadFile(file);
        return wanted && headIcon({ id: Number(wanted.id), style: wanted.style });
      },
    }),
  );
  app.get('/sandbox/cdn/:merchant/models/:file', (context) =>
    answer(context, { kind: 'tile', svgOf: (merchant, file) => modelPicture(db, merchant, file) }),
  );
  app.get('/sandbox/cdn/:merchant/:folder/mobile/:file', (context) => {
    const mobileFolder = `${context.req.param('folder')}/mobile`;
    return isLogoFile(context.req.param('file'))
      ? answer(context, { svgOf: () => logoPicture(db, mobileFolder) })
      : answer(context, { kind: 'tile', svgOf: (_merchant, file) => iconPicture(db, { mobileFolder, file }) });
  });
}

async function logoPicture(db: Database, mobileFolder: string): Promise<string | undefined> {
  const [vendor] = await db.select({ code: vendors.code }).from(vendors).where(eq(vendors.mobileFolder, mobileFolder));
  return vendor && vendorLogo(vendor.code);
}

async function iconPicture(
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
  if (game === undefined) return undefined;
  return gameIcon({ ...game, seed: wanted.name, style: wanted.style });
}

async function bannerSvg(db: Database, merchant: Merchant, file: string): Promise<string | undefined> {
  const wanted = readBannerFile(file);
  if (wanted === undefined) return undefined;
  const [banner] = await db
    .select({ id: banners.id, theme: banners.theme, rank: banners.rank })
    .from(banners)
    .where(and(eq(banners.id, wanted.id), eq(banners.merchantCode, merchant.code)));
  const { style, arrangement } = wanted;
  if (banner === undefined || bannerFile({ ...banner, style, arrangement }) !== file) return undefined;
  return bannerPicture({ seed: `${merchant.code} ${banner.rank}`, theme: banner.theme, style, arrangement });
}

async function drawPromotion(db: Database, merchant: Merchant, file: string): Promise<string | undefined> {
  const wanted = readPromotionFile(file);
  if (wanted === undefined) return undefined;
  const [promotion] = await db
    .select({ id: promotions.id, theme: promotions.theme, rank: promotions.rank })
    .from(promotions)
    .where(and(eq(promotions.id, wanted.id), eq(promotions.merchantCode, merchant.code)));
  if (promotion === undefined || promotionFile({ ...promotion, style: wanted.style }) !== file) return undefined;
  return bannerPicture({
    seed: `${merchant.code} ${promotion.rank}`,
    theme: promotion.theme,
    style: wanted.style,
    arrangement: 'centre',
  });
}
