export {
  favoritesApi,
  useAddFavoriteGameMutation,
  useFavoriteGamesInfiniteQuery,
  useRemoveFavoriteGameMutation,
} from './favorites.api.ts';
export type { FavoritesFilter } from './favorites.api.ts';
export {
  gameListsApi,
  useGameListInfiniteQuery,
  useGetHotGamesQuery,
  useGetVendorGameTypesQuery,
} from './gameLists.api.ts';
export type { GameListFilter } from './gameLists.api.ts';
export { gameIconCandidates } from './games.transform.ts';
export type { Game, GameCategory, GamePage, Vendor } from './games.transform.ts';
export { launchApi, useLaunchGameMutation } from './launch.api.ts';
export type { LaunchRequest } from './launch.api.ts';
export { recentGamesApi, useGetRecentGamesQuery } from './recentGames.api.ts';
