import type { liveModelsArea } from '../../contract/areas/liveModels.ts';
import { sampleGame } from './sampleGame.ts';
import type { SamplesOf } from './samplesOf.ts';

export const liveModelsSamples: SamplesOf<typeof liveModelsArea> = {
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
