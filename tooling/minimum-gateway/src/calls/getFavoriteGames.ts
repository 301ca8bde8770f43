import { favourites } from '../data/games.ts';
import type { MemberCall } from './call.ts';
import { describeGame } from './describeGame.ts';
import { pageOf } from './pageOf.ts';

export const getFavoriteGames: MemberCall = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  required: ['language'],
  optional: ['gameType', 'vendor', 'pageNo', 'pageSize'],
  isForMembers: true,
  hasTokenInBoth: true,
  answer(fields) {
    const { gameType, vendor } = fields;
    const fitting = favourites.filter(
      (game) => (!gameType || gameType === game.type) && (!vendor || vendor === game.vendor),
    );
    const { entries, totalPages } = pageOf(fitting, fields);
    return { content: entries.map(describeGame), totalPages };
  },
};
