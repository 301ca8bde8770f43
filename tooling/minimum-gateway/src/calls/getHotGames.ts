import { hotGames } from '../data/games.ts';
import type { GuestCall } from './call.ts';

/** Answers with the alternative field names: `nodeName`, `vendorCode` and `iconUrl`. */
export const getHotGames: GuestCall = {
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  required: ['merchantCode', 'isPlatform', 'platform', 'language'],
  optional: [],
  answer: (_fields, { url }) => ({
    list: hotGames.map(({ id, name, type, vendor }) => ({
      nodeId: id,
      nodeName: name,
      gameType: type,
      vendorCode: vendor,
      iconUrl: `${url}/pictures/game.svg`,
    })),
  }),
};
