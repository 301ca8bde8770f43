import { favoritesChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Synchronises favourites between the member's tabs. */
export const { note: noteFavoritesChange, follow: followFavorites } = createTabChanges(favoritesChangeItem, [
  'FavoriteGames',
]);
