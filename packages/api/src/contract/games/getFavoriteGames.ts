import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { pageNo, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { gameType } from './gameTypes.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getFavoriteGames = defineCall({
  name: 'getFavoriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'signedIn',
  query: v.strictObject({
    gameType: v.optional(gameType),
    vendor: v.optional(shortText),
    language,
    pageNo,
    pageSize: pageSize(15),
  }),
  value: v.object({
    content: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  }),
});

export const summary = "Lists a player's favourites by page, newest first.";

export const sample: CallValue<typeof getFavoriteGames> = {
  content: [/* @__PURE__ */ sampleGame(1)],
  pageNum: 1,
  totalPages: 1,
};
