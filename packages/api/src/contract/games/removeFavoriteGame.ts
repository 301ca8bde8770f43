import { type CallValue, defineCall } from '../call.ts';
import { favoriteGame, favoriteSaved } from './favorite.ts';

export const removeFavoriteGame = defineCall({
  name: 'removeFavoriteGame',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'signedIn',
  query: favoriteGame,
  value: favoriteSaved,
});

export const summary = 'Removes a favourite. Removing it again changes nothing.';

export const sample: CallValue<typeof removeFavoriteGame> = { success: true };
