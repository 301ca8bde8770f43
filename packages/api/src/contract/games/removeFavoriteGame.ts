import { type CallValue, defineCall } from '../call.ts';
import { successValue } from '../values/successValue.ts';
import { favoriteGame } from './favorite.ts';

export const removeFavoriteGame = defineCall({
  name: 'removeFavoriteGame',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'signedIn',
  query: favoriteGame,
  value: successValue,
});

export const summary = 'Removes a favourite. Removing it again changes nothing.';

export const sample: CallValue<typeof removeFavoriteGame> = { success: true };
