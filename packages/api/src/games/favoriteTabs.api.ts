import { favoritesChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Favourites in the person's tabs. */
export const { note: noteFavoritesChange, follow: followFavorites } = createTabChanges(favoritesChangeItem, [
  'FavoriteGames',
]);
