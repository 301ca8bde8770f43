import type { recordsArea } from '../../contract/areas/records.ts';
import type { SamplesOf } from './samplesOf.ts';

const figures = { stake: '10.00', payout: '25.00', net: '15.00' };

export const recordsSamples: SamplesOf<typeof recordsArea> = {
  getGameRecords: {
    content: [
      {
        roundId: '77',
        gameName: 'Game 1',
        gameType: 'RNG',
        vassalage: 'ACME',
        displayName: 'Acme Games',
        ...figures,
        status: 'WON',
        at: '2026-03-01T09:30:00.000Z',
      },
    ],
    pageNum: 1,
    totalPages: 1,
    sums: { rounds: 1, ...figures },
  },
};
