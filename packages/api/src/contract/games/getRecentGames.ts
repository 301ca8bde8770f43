import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getRecentGames = defineCall({
  name: 'getRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'signedIn',
  query: v.strictObject({ language: v.optional(language) }),
  /** At most 20, the last opened game first. */
  value: v.object({ list: v.array(gameValue) }),
});

export const summary = 'Lists the games that a player opened, the last one first.';

export const sample: CallValue<typeof getRecentGames> = { list: [/* @__PURE__ */ sampleGame(2)] };
