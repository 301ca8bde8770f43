import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { draws, lotteryGames } from '../db/schema/index.ts';
import { gameValuesByRow } from '../games/gameRows.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { inReaderNumerals, localised } from '../http/localised.ts';
import { drawnStates } from '../lottery/drawRows.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { latestWins } from '../winners/getWinnerBoard.ts';
import { drawText, merchantNewsTexts, winText } from './lobbyNewsTexts.ts';

const shownDraws = 8;

type News = ValueOf<'getLobbyNews'>['list'][number];

export async function getLobbyNews(context: ContextOf<'getLobbyNews'>): Promise<ValueOf<'getLobbyNews'>> {
  const news = [...(await drawNews(context)), ...(await winNews(context)), merchantNews(context)];
  return { list: news.toSorted((a, b) => b.at.localeCompare(a.at)) };
}

async function drawNews(context: ContextOf<'getLobbyNews'>): Promise<News[]> {
  // Select the last draws of each lottery first, because an index supports this. All lotteries together have hundreds
  // of thousands of draws.
  const last = context.db
    .select({ id: draws.id, issue: draws.issue, result: draws.result, drawnAt: draws.drawnAt, drawsAt: draws.drawsAt })
    .from(draws)
    .where(and(eq(draws.gameCode, lotteryGames.code), inArray(draws.status, [...drawnStates])))
    .orderBy(desc(draws.drawsAt))
    .limit(shownDraws)
    .as('last');
  const found = await context.db
    .select({
      id: last.id,
      issue: last.issue,
      result: last.result,
      drawnAt: last.drawnAt,
      code: lotteryGames.code,
      name: lotteryGames.name,
    })
    .from(lotteryGames)
    .innerJoinLateral(last, sql`true`)
    .orderBy(desc(last.drawsAt), lotteryGames.rank)
    .limit(shownDraws);
  return found.map(({ id, issue, result, drawnAt, code, name }) => ({
    id: `draw-${id}`,
    kind: 'DRAW',
    at: drawnAt!.toISOString(),
    gameCode: code,
    text: localised(drawText, context, {
      game: localised(name, context),
      issue: inReaderNumerals(issue, context),
      numbers: inReaderNumerals(result!.numbers.join(' '), context),
    }),
  }));
}

async function winNews(context: ContextOf<'getLobbyNews'>): Promise<News[]> {
  const { db, merchant } = context;
  const wins = await latestWins(context, { count: 8 });
  const games = await gameValuesByRow(
    db,
    context,
    wins.map(({ gameRow }) => gameRow),
  );
  return wins.map(({ name, gameRow, amount, at }) => ({
    id: `win-${gameRow}-${at.getTime()}`,
    kind: 'WIN',
    at: at.toISOString(),
    text: localised(winText, context, {
      name,
      game: games.get(gameRow)!.gameName,
      amount: formatMoney(toDecimal(amount, exponentOf(merchant)), merchant, context.language),
    }),
  }));
}

/** The merchant's own news: one text for each day, published at midnight UTC. */
function merchantNews(context: ContextOf<'getLobbyNews'>): News {
  const day = Math.floor(Date.now() / 86_400_000);
  return {
    id: `house-${day}`,
    kind: 'HOUSE',
    at: new Date(day * 86_400_000).toISOString(),
    text: localised(merchantNewsTexts[day % merchantNewsTexts.length]!, context, {
      merchant: context.merchant.name,
    }),
  };
}
