// `getFavoriteGamesAll` is the same list without filters. Older clients use its address.
export {
  addFavoriteGame,
  getFavoriteGames,
  removeFavoriteGame,
  getFavoriteGames as getFavoriteGamesAll,
} from './favorites.ts';
export { addRecentGame, getRecentGames } from './recentGames.ts';
export { getGameList } from './getGameList.ts';
export { getHotGames } from './getHotGames.ts';
export { getPopularGames } from './getPopularGames.ts';
export { getVendorGameTypes } from './getVendorGameTypes.ts';
export { launchGame } from './launchGame.ts';
