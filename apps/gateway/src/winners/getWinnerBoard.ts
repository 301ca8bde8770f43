import type { Call, GameType } from '@livery/api/contract';
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { gameRounds, games, hotGames, members } from '../db/schema/index.ts';
import { gameValuesByRow } from '../games/gameRows.ts';
import type { CallContext, ContextOf, ValueOf } from '../http/callContext.ts';
import { databaseNow } from '../lottery/scheduleDraws.ts';
import { maskUsername } from '../member/maskUsername.ts';
import { exponentOf, toDecimal, toMinorUnits } from '../wallet/minorUnits.ts';
import { inventedWins } from './inventedWins.ts';
import { cacheBriefly } from './cacheBriefly.ts';
import { isRealMember } from './isRealMember.ts';

const shown = 20;

/** Minimum win on the board, in whole units. */
const least = 100;

interface Win {
  name: string;
  gameRow: number;
  amount: bigint;
  at: Date;
}

type Parts = Pick<CallContext<Call>, 'db' | 'merchant'>;

interface Wanted {
  gameType?: GameType | undefined;
  count: number;
}

/** The latest wins, the newest first: wins of real players and invented ones. */
export const latestWins = ({ db, merchant }: Parts, wanted: Wanted): Promise<Win[]> =>
  cached(db, `${merchant.code} ${wanted.gameType ?? ''} ${wanted.count}`, () => findWins({ db, merchant }, wanted));

const cached = cacheBriefly<Win[]>();

async function findWins({ db, merchant }: Parts, { gameType, count }: Wanted): Promise<Win[]> {
  const real = await db
    .select({ name: members.username, gameRow: gameRounds.gameRow, amount: gameRounds.payout, at: gameRounds.at })
    .from(gameRounds)
    .innerJoin(members, eq(members.id, gameRounds.memberId))
    .where(
      and(
        eq(gameRounds.merchantCode, merchant.code),
        gt(gameRounds.payout, gameRounds.stake),
        gt(gameRounds.payout, toMinorUnits(least, exponentOf(merchant))),
        isRealMember,
        isNotNull(gameRounds.gameRow),
        gameType && eq(gameRounds.gameType, gameType),
      ),
    )
    .orderBy(desc(gameRounds.at))
    .limit(count);
  const hot = await db
    .select({ id: games.id })
    .from(hotGames)
    .innerJoin(games, eq(games.id, hotGames.gameRow))
    .where(
      and(eq(hotGames.merchantCode, merchant.code), eq(games.isOpen, true), gameType && eq(games.gameType, gameType)),
    )
    .orderBy(asc(hotGames.rank));
  const invented = inventedWins(merchant, { gameRows: hot.map(({ id }) => id), now: new Date(), count });
  return [
    ...real.map(({ name, gameRow, ...win }) => ({ ...win, name: maskUsername(name), gameRow: gameRow! })),
    ...invented,
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, count);
}

export async function getWinnerBoard(context: ContextOf<'getWinnerBoard'>): Promise<ValueOf<'getWinnerBoard'>> {
  const { db, merchant, query } = context;
  const wins = await latestWins(context, { gameType: query.gameType, count: shown });
  const valueOf = await gameValuesByRow(
    db,
    context,
    wins.map(({ gameRow }) => gameRow),
  );
  return {
    serverTime: (await databaseNow(db)).toISOString(),
    list: wins.map(({ name, gameRow, amount, at }) => ({
      name,
      amount: toDecimal(amount, exponentOf(merchant)),
      at: at.toISOString(),
      game: valueOf.get(gameRow)!,
    })),
  };
}
