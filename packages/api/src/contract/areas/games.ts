import { defineArea } from '../area.ts';
import {
  addFavoriteGame,
  addRecentGame,
  getFavoriteGames,
  getFavoriteGamesAll,
  getGameList,
  getHotGames,
  getPopularGames,
  getRecentGames,
  getVendorGameTypes,
  launchGame,
  removeFavoriteGame,
} from '../games.ts';

export const gamesArea = defineArea({
  title: 'Games',
  calls: {
    getVendorGameTypes,
    getGameList,
    getHotGames,
    getPopularGames,
    getFavoriteGames,
    getFavoriteGamesAll,
    addFavoriteGame,
    removeFavoriteGame,
    getRecentGames,
    addRecentGame,
    launchGame,
  },
  summaries: {
    getVendorGameTypes: 'Lists the categories in the order they are shown, with their vendors and the classes of each.',
    getGameList: 'Lists games by page, filtered.',
    getHotGames: "Lists the merchant's hot games, best first. The list is not kept in Urdu: ask for EN.",
    getPopularGames: "Lists the games that the merchant's players play most.",
    getFavoriteGames: "Lists a player's favourites by page, newest first.",
    getFavoriteGamesAll: "Lists a player's favourites of every kind by page, newest first.",
    addFavoriteGame: 'Adds a favourite. Adding it again changes nothing.',
    removeFavoriteGame: 'Removes a favourite. Removing it again changes nothing.',
    getRecentGames: 'Lists the games that a player opened, the last one first.',
    addRecentGame: 'Puts a game first among those a player opened. Launching does so by itself.',
    launchGame:
      'Answers with the address that opens a game. It carries a one-time ticket. Trial accounts open games that take FREE money, and lotteries.',
  },
});
