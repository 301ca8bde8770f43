import type { Merchant } from '@livery/merchant';
import type { Database, Queries } from '../db/connect.ts';
import { announcements, banners, games, helpEntries, hotGames } from '../db/schema/index.ts';
import { announcementTexts } from './content/announcementTexts.ts';
import { bannerTexts } from './content/bannerTexts.ts';
import { filledIn } from './content/filledIn.ts';
import { type HelpText, helpTexts } from './content/helpTexts.ts';
import { chooseHotGames } from './chooseHotGames.ts';
import { once } from './seedCatalogue.ts';
import { seedMembers } from './seedMembers.ts';

/** Seeds what belongs to one merchant, once, whole or not at all. Call it under the set-up lock, after the catalogue. */
export async function seedMerchant(db: Database, merchant: Merchant): Promise<boolean> {
  return db.transaction((tx) =>
    once(tx, `merchant ${merchant.code}`, async () => {
      await seedHotGames(tx, merchant);
      await tx.insert(banners).values(
        bannerTexts.map(({ groupName, theme, title, line, link }, rank) => ({
          merchantCode: merchant.code, groupName, theme, title: filledIn(title, merchant), line: filledIn(line, merchant), link, rank,
        })),
      );
      await tx.insert(announcements).values(
        announcementTexts.map(({ kind, title, content }, rank) => ({
          merchantCode: merchant.code, kind, title: filledIn(title, merchant), content: filledIn(content, merchant), rank,
        })),
      );
      await seedHelp(tx, merchant, helpTexts, null);
      await seedMembers(tx, merchant);
    }),
  );
}

async function seedHotGames(tx: Queries, merchant: Merchant): Promise<void> {
  const candidates = await tx.select({ id: games.id, gameType: games.gameType, vendorCode: games.vendorCode }).from(games).orderBy(games.id);
  const rows = chooseHotGames(merchant.code, candidates).map((gameRow, rank) => ({ merchantCode: merchant.code, gameRow, rank }));
  if (rows.length > 0) await tx.insert(hotGames).values(rows);
}

async function seedHelp(tx: Queries, merchant: Merchant, texts: readonly HelpText[], parentId: number | null): Promise<void> {
  for (const [rank, { title, content, children = [] }] of texts.entries()) {
    const [entry] = await tx
      .insert(helpEntries)
      .values({ merchantCode: merchant.code, parentId, rank, title: filledIn(title, merchant), content: filledIn(content, merchant) })
      .returning({ id: helpEntries.id });
    await seedHelp(tx, merchant, children, entry!.id);
  }
}
