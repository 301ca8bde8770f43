import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { pageNo, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { gameType } from './gameTypes.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getGameList = defineCall({
  name: 'getGameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  query: v.strictObject({
    merchant: shortText,
    clientType: v.literal('2'),
    platform: v.literal('html5'),
    /**
     * Search text for the name of a game. The gateway ignores case, accents, apostrophes, spaces and the script of
     * digits, and allows one typing mistake. It finds a game by its name in any language and by the sound of the name.
     * The best matches come first.
     */
    gameName: v.optional(shortText),
    gameType: v.optional(gameType),
    vassalage: v.optional(shortText),
    gameClassify: v.optional(shortText),
    isNew: v.optional(v.literal('1')),
    minBet: v.optional(shortText),
    minLine: v.optional(shortText),
    language,
    pageNo,
    pageSize: pageSize(25),
    /**
     * `next` of the previous page of the same list. This page starts after that position, independent of changes since
     * then, and `pageNo` is ignored. A value that the gateway never sent is refused with REQUEST_INVALID.
     */
    after: v.optional(shortText),
  }),
  value: v.object({
    games: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
    /** Number of games on all pages. */
    total: v.optional(v.pipe(v.number(), v.integer())),
    /**
     * The end of this page. The client sends it as `after` to get the next page. Its format is internal to the gateway.
     * Missing on the last page. A gateway that only counts pages never sends it: then `pageNo` and `totalPages` apply.
     */
    next: v.optional(shortText),
  }),
});

export const summary = 'Lists games by page, filtered.';

export const sample: CallValue<typeof getGameList> = {
  games: [/* @__PURE__ */ sampleGame(1), /* @__PURE__ */ sampleGame(2)],
  pageNum: 1,
  totalPages: 1,
  total: 2,
};
