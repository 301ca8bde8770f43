import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { gameType } from './gameTypes.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getPopularGames = defineCall({
  name: 'getPopularGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_populars',
  access: 'anyone',
  query: v.strictObject({ gameType: v.optional(gameType), language: v.optional(language) }),
  /** At most 30, the most played game first. */
  value: v.object({ list: v.array(v.object({ ...gameValue.entries, plays: v.pipe(v.number(), v.integer()) })) }),
});

export const summary = "Lists the games that the merchant's players play most.";

// `Object.assign` instead of a spread, because bundlers treat a spread as a side effect and would include the sample in
// the app.
export const sample: CallValue<typeof getPopularGames> = {
  list: [/* @__PURE__ */ Object.assign(/* @__PURE__ */ sampleGame(1), { plays: 120 })],
};
