import type { winnersArea } from '../../contract/areas/winners.ts';
import { sampleGame } from './sampleGame.ts';
import type { SamplesOf } from './samplesOf.ts';

const at = '2026-03-01T09:30:00.000Z';

export const winnersSamples: SamplesOf<typeof winnersArea> = {
  getRankList: { period: 'today', since: '2026-03-01', list: [{ rank: 1, name: 'a***7', amount: '12500.00' }] },
  getWinnerBoard: {
    serverTime: '2026-03-01T09:34:00.000Z',
    list: [{ name: 'a***7', amount: '1250.00', at, game: sampleGame(1) }],
  },
};
