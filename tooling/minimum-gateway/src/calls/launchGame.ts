import { games } from '../data/games.ts';
import { Refusal } from '../refusal.ts';
import type { MemberCall } from './call.ts';

export const launchGame: MemberCall = {
  method: 'GET',
  path: '/wps/game/launchGame',
  required: ['gameCategory', 'vassalage', 'nodeId', 'supportPlay', 'platform', 'language'],
  optional: ['gameId', 'roomId', 'gameCode', 'prizeMode', 'backUrl'],
  isForMembers: true,
  answer({ nodeId, vassalage }, { url, tickets }) {
    const game = games.find(({ id, vendor }) => String(id) === nodeId && vendor === vassalage);
    if (!game) throw new Refusal('NOT_FOUND', 'This vendor has no game with this nodeId.');
    return { url: url + tickets.issue(game) };
  },
};
