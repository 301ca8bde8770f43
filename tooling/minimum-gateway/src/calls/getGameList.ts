import { games, type Game } from '../data/games.ts';
import { Refusal } from '../refusal.ts';
import type { Fields, GuestCall } from './call.ts';
import { describeGame } from './describeGame.ts';
import { pageOf } from './pageOf.ts';

export const getGameList: GuestCall = {
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  required: ['merchant', 'clientType', 'platform', 'language'],
  optional: [
    'gameName',
    'gameType',
    'vassalage',
    'gameClassify',
    'isNew',
    'minBet',
    'minLine',
    'pageNo',
    'pageSize',
    'after',
  ],
  answer(fields) {
    // This gateway never returns `next`, so no value of `after` is valid.
    if (fields.after) throw new Refusal('REQUEST_INVALID', 'after has a text that was never given.');
    const { entries, totalPages } = pageOf(
      games.filter((game) => fits(game, fields)),
      fields,
    );
    return { games: entries.map(describeGame), totalPages };
  },
};

function fits({ name, type, vendor }: Game, { gameName, gameType, vassalage }: Fields): boolean {
  return (
    (!gameName || name.toLowerCase().includes(gameName.toLowerCase())) &&
    (!gameType || gameType === type) &&
    (!vassalage || vassalage === vendor)
  );
}
