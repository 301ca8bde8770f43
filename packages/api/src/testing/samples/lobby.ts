import type { lobbyArea } from '../../contract/areas/lobby.ts';
import { sampleGame } from './sampleGame.ts';
import type { SamplesOf } from './samplesOf.ts';

const at = '2026-03-01T09:30:00.000Z';

export const lobbySamples: SamplesOf<typeof lobbyArea> = {
  getLobbyNews: {
    list: [{ id: 'draw-1', kind: 'DRAW', text: 'South Sea 1 min drew 4 4 9 5 2.', at, gameCode: 'SEA_1' }],
  },
  getRankList: { period: 'today', since: '2026-03-01', list: [{ rank: 1, name: 'a***7', amount: '12500.00' }] },
  getWinnerBoard: {
    serverTime: '2026-03-01T09:34:00.000Z',
    list: [{ name: 'a***7', amount: '1250.00', at, game: sampleGame(1) }],
  },
  getLiveModels: {
    list: [
      {
        id: 'm-1',
        name: 'Nila',
        room: 'Evening baccarat',
        viewers: 812,
        active: true,
        streaming: true,
        picture: '/models/m-1.svg',
        game: sampleGame(3, { gameType: 'LIVE' }),
      },
    ],
  },
};
