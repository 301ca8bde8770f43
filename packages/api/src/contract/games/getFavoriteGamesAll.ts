import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { pageNo, pageSize } from '../values/paging.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getFavoriteGamesAll = defineCall({
  name: 'getFavoriteGamesAll',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'signedIn',
  query: v.strictObject({ language, pageNo, pageSize: pageSize(21) }),
  value: v.object({
    content: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  }),
});

export const summary = "Lists a player's favourites of every kind by page, newest first.";

export const sample: CallValue<typeof getFavoriteGamesAll> = {
  content: [/* @__PURE__ */ sampleGame(1)],
  pageNum: 1,
  totalPages: 1,
};
