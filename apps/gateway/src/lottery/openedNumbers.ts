import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { draws, games, lotteryGames, type LocalText } from '../db/schema/index.ts';
import { gameValuesByRow } from '../games/gameRows.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { currentDraws, drawnNumbersOf, drawnStates } from './drawRows.ts';
import type { Region } from './lottery.ts';
import { lotteryValueOf, selectLotteries } from './lotteryRows.ts';
import { databaseNow } from './scheduleDraws.ts';

/** The latest numbers of each lottery. */
export async function getOpenedNumbers(context: ContextOf<'getOpenedNumbers'>): Promise<ValueOf<'getOpenedNumbers'>> {
  const { db, query } = context;
  const last = db
    .select()
    .from(draws)
    .where(and(eq(draws.gameCode, lotteryGames.code), inArray(draws.status, [...drawnStates])))
    .orderBy(desc(draws.drawsAt))
    .limit(1)
    .as('last');
  const found = await db
    .select()
    .from(lotteryGames)
    .innerJoinLateral(last, sql`true`)
    .leftJoin(games, and(eq(games.id, lotteryGames.gameRow), eq(games.isOpen, true)))
    .where(
      and(
        query.gameType && eq(lotteryGames.category, query.gameType),
        query.gameCode ? eq(lotteryGames.code, query.gameCode) : undefined,
      ),
    )
    .orderBy(asc(lotteryGames.rank));
  const current = await currentDraws(
    db,
    found.map(({ lottery_games: { code } }) => code),
  );
  const tiles = await gameValuesByRow(
    db,
    context,
    found.flatMap(({ games: game }) => game?.id ?? []),
  );
  return {
    serverTime: (await databaseNow(db)).toISOString(),
    list: found.map(({ lottery_games: { code, name, kind, category, region }, last: draw, games: tile }) => {
      const next = current.get(code);
      const game = tile === null ? undefined : tiles.get(tile.id);
      return {
        gameCode: code,
        gameName: localised(name, context),
        kind,
        gameType: category,
        ...(region !== null && { region }),
        ...drawnNumbersOf(draw),
        ...(next && { current: next }),
        ...(game && { game }),
      };
    }),
  };
}

const regionNames: Readonly<Record<Region, LocalText>> = {
  NORTH: { EN: 'North', BN: 'উত্তর', UR: 'شمال', PT: 'Norte', KO: '북부', MY: 'မြောက်ပိုင်း', TY: 'Hilaga' },
  CENTRE: { EN: 'Centre', BN: 'মধ্য', UR: 'مرکز', PT: 'Centro', KO: '중부', MY: 'အလယ်ပိုင်း', TY: 'Gitna' },
  SOUTH: { EN: 'South', BN: 'দক্ষিণ', UR: 'جنوب', PT: 'Sul', KO: '남부', MY: 'တောင်ပိုင်း', TY: 'Timog' },
};

export async function getVnGameMenu(context: ContextOf<'getVnGameMenu'>): Promise<ValueOf<'getVnGameMenu'>> {
  const { db } = context;
  const found = await selectLotteries(db, eq(lotteryGames.kind, 'vn'));
  const current = await currentDraws(
    db,
    found.map(({ lottery }) => lottery.code),
  );
  return {
    serverTime: (await databaseNow(db)).toISOString(),
    regions: (['NORTH', 'CENTRE', 'SOUTH'] as const).map((region) => ({
      region,
      regionName: localised(regionNames[region], context),
      games: found
        .filter(({ lottery }) => lottery.region === region)
        .map((row) => {
          const next = current.get(row.lottery.code);
          return { ...lotteryValueOf(context)(row), ...(next && { current: next }) };
        }),
    })),
  };
}

export async function getVnOpenedNumbers(
  context: ContextOf<'getVnOpenedNumbers'>,
): Promise<ValueOf<'getVnOpenedNumbers'>> {
  const { db, query } = context;
  const where = and(
    eq(lotteryGames.kind, 'vn'),
    inArray(draws.status, [...drawnStates]),
    query.gameCode ? eq(lotteryGames.code, query.gameCode) : undefined,
    query.region && eq(lotteryGames.region, query.region),
  );
  const from = eq(lotteryGames.code, draws.gameCode);
  const [total] = await db.select({ count: count() }).from(draws).innerJoin(lotteryGames, from).where(where);
  const { limit, offset } = pageRange(query);
  const found = await db
    .select({ draw: draws, lottery: lotteryGames })
    .from(draws)
    .innerJoin(lotteryGames, from)
    .where(where)
    .orderBy(desc(draws.drawsAt), asc(lotteryGames.rank))
    .limit(limit)
    .offset(offset);
  return toPage(
    found.map(({ draw, lottery }) => ({
      gameCode: lottery.code,
      gameName: localised(lottery.name, context),
      region: lottery.region!,
      ...drawnNumbersOf(draw),
    })),
    total?.count ?? 0,
    query,
  );
}
