import type { HandlersOf } from '../http/callContext.ts';
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from './favorites.ts';
import { getGameList } from './getGameList.ts';
import { getHotGames } from './getHotGames.ts';
import { getPopularGames } from './getPopularGames.ts';
import { getVendorGameTypes } from './getVendorGameTypes.ts';
import { launchGame } from './launchGame.ts';
import { addRecentGame, getRecentGames } from './recentGames.ts';

export const gamesHandlers: HandlersOf<'games'> = {
  getVendorGameTypes,
  getGameList,
  getHotGames,
  getPopularGames,
  getFavoriteGames,
  addFavoriteGame,
  removeFavoriteGame,
  getRecentGames,
  addRecentGame,
  launchGame,
  // The same list without filters, at the address of older clients.
  getFavoriteGamesAll: getFavoriteGames,
};
