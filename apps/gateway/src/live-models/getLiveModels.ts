import { and, asc, desc, eq } from 'drizzle-orm';
import { liveModels } from '../db/schema/index.ts';
import { gameValuesByRow } from '../games/gameRows.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { localised } from '../http/localised.ts';
import { modelPicturePath } from '../pictures/modelPictures.ts';

/** Returns the live models. Models that are streaming come first. */
export async function getLiveModels(context: ContextOf<'getLiveModels'>): Promise<ValueOf<'getLiveModels'>> {
  const { db, merchant, query } = context;
  if (!merchant.switches.LIVEMODELS)
    throw new CallFailure('NOT_ALLOWED', 'This merchant has no live shows: the switch LIVEMODELS is off.');
  const found = await db
    .select()
    .from(liveModels)
    .where(
      and(
        eq(liveModels.merchantCode, merchant.code),
        query.active && eq(liveModels.isActive, query.active === '1'),
        query.streaming && eq(liveModels.isStreaming, query.streaming === '1'),
      ),
    )
    .orderBy(desc(liveModels.isStreaming), desc(liveModels.isActive), asc(liveModels.rank));
  const games = await gameValuesByRow(
    db,
    context,
    found.flatMap(({ gameRow }) => gameRow ?? []),
  );
  return {
    list: found.map(({ id, name, room, viewers, isActive, isStreaming, gameRow }) => {
      const game = gameRow === null ? undefined : games.get(gameRow);
      return {
        id,
        name,
        room: localised(room, context),
        viewers,
        active: isActive,
        streaming: isStreaming,
        picture: modelPicturePath(merchant, id),
        ...(game && { game }),
      };
    }),
  };
}
