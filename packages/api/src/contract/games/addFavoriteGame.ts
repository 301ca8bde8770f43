import { type CallValue, defineCall } from '../call.ts';
import { successValue } from '../values/successValue.ts';
import { favoriteGame } from './favorite.ts';

export const addFavoriteGame = defineCall({
  name: 'addFavoriteGame',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'signedIn',
  body: favoriteGame,
  value: successValue,
  failures: ['NOT_FOUND'],
});

export const summary = 'Adds a favourite. Adding it again changes nothing.';

export const sample: CallValue<typeof addFavoriteGame> = { success: true };
