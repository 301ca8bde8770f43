import type { Merchant } from '@livery/merchant';
import type { Database, Queries } from '../db/connect.ts';
import { announcements, banners, games, helpEntries, hotGames } from '../db/schema/index.ts';
import { announcementTexts } from './content/announcementTexts.ts';
import { bannerTexts } from './content/bannerTexts.ts';
import { fillMerchantFacts } from './content/fillMerchantFacts.ts';
import { addPictures } from './content/addPictures.ts';
import type { HelpText } from './content/helpText.ts';
import { helpTexts } from './content/helpTexts.ts';
import { chooseHotGames } from './chooseHotGames.ts';
import { seedAgents } from './seedAgents.ts';
import { seedMoney } from './money/seedMoney.ts';
import { seedOnce } from './seedOnce.ts';
import { seedIdentity } from './seedIdentity.ts';
import { seedLiveModels } from './seedLiveModels.ts';
import { seedMembers } from './seedMembers.ts';
import { seedMessages } from './seedMessages.ts';
import { seedNotices } from './seedNotices.ts';
import { seedPlays } from './seedPlays.ts';

type Part = (tx: Queries, merchant: Merchant) => Promise<void>;

/** The parts of a merchant's data in seeding order. A part that is added later is seeded in existing databases too. */
const parts: Readonly<Record<string, Part>> = {
  merchant: seedBasics,
  identity: seedIdentity,
  plays: seedPlays,
  'live models': seedLiveModels,
  notices: seedNotices,
  agents: seedAgents,
  messages: seedMessages,
  money: seedMoney,
};

/** The parts for tests that only register and log in at many merchants. */
const membersAlone: Readonly<Record<string, Part>> = { members: seedMembers, identity: seedIdentity };

/**
 * Seeds a merchant's data: each part once, in one transaction. Call it within `withMigrationLock`, after
 * `seedCatalogue`.
 * @param hasMembersAlone seeds only the demo members with their personal data: a tenth of the time.
 */
export async function seedMerchant(
  db: Database,
  merchant: Merchant,
  { hasMembersAlone = false }: { hasMembersAlone?: boolean } = {},
): Promise<void> {
  for (const [name, seed] of Object.entries(hasMembersAlone ? membersAlone : parts)) {
    await db.transaction((tx) => seedOnce(tx, `${name} ${merchant.code}`, () => seed(tx, merchant)));
  }
}

async function seedBasics(tx: Queries, merchant: Merchant): Promise<void> {
  await seedHotGames(tx, merchant);
  const insertedBanners = await tx
    .insert(banners)
    .values(
      bannerTexts.map(({ groupName, theme, title, line, link }, rank) => ({
        merchantCode: merchant.code,
        groupName,
        theme,
        title: fillMerchantFacts(title, merchant),
        line: fillMerchantFacts(line, merchant),
        link,
        rank,
      })),
    )
    .returning();
  await tx.insert(announcements).values(
    announcementTexts.map(({ kind, title, content }, rank) => ({
      merchantCode: merchant.code,
      kind,
      title: fillMerchantFacts(title, merchant),
      content: addPictures(fillMerchantFacts(content, merchant), { merchant, banners: insertedBanners }),
      rank,
      // The first text is the newest, so each further text is a day older.
      publishedAt: new Date(Date.now() - rank * 86_400_000),
    })),
  );
  await seedHelp(tx, merchant, helpTexts, null);
  await seedMembers(tx, merchant);
}

async function seedHotGames(tx: Queries, merchant: Merchant): Promise<void> {
  const candidates = await tx
    .select({
      id: games.id,
      name: games.name,
      icon: games.icon,
      gameType: games.gameType,
      vendorCode: games.vendorCode,
    })
    .from(games)
    .orderBy(games.id);
  const rows = chooseHotGames(merchant.code, candidates).map((gameRow, rank) => ({
    merchantCode: merchant.code,
    gameRow,
    rank,
  }));
  if (rows.length > 0) await tx.insert(hotGames).values(rows);
}

async function seedHelp(
  tx: Queries,
  merchant: Merchant,
  texts: readonly HelpText[],
  parentId: number | null,
): Promise<void> {
  for (const [rank, { title, content, children = [] }] of texts.entries()) {
    const [entry] = await tx
      .insert(helpEntries)
      .values({
        merchantCode: merchant.code,
        parentId,
        rank,
        title: fillMerchantFacts(title, merchant),
        content: fillMerchantFacts(content, merchant),
      })
      .returning({ id: helpEntries.id });
    await seedHelp(tx, merchant, children, entry!.id);
  }
}
