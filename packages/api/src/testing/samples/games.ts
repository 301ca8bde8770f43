import type { gamesArea } from '../../contract/areas/games.ts';
import { sampleGame } from './sampleGame.ts';
import type { SamplesOf } from './samplesOf.ts';

export const gamesSamples: SamplesOf<typeof gamesArea> = {
  getVendorGameTypes: [
    {
      gameCategory: 'RNG',
      vendors: [
        {
          vassalage: 'ACME',
          displayName: 'Acme Games',
          accountTypeName: 'ACME wallet',
          mobileFolder: 'acme-mobile',
          classifications: [{ code: 'megaways', name: 'Megaways' }],
        },
      ],
    },
  ],
  getGameList: { games: [sampleGame(1), sampleGame(2)], pageNum: 1, totalPages: 1 },
  getHotGames: { list: [sampleGame(1), sampleGame(2)] },
  getFavoriteGames: { content: [sampleGame(1)], pageNum: 1, totalPages: 1 },
  getFavoriteGamesAll: { content: [sampleGame(1)], pageNum: 1, totalPages: 1 },
  getPopularGames: { list: [{ ...sampleGame(1), plays: 120 }] },
  getRecentGames: { list: [sampleGame(2)] },
  addRecentGame: { success: true },
  addFavoriteGame: { success: true },
  removeFavoriteGame: { success: true },
  launchGame: { url: 'http://gateway.test/play/ticket-1' },
};
