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
     * What somebody typed for a name. Case, accents, apostrophes, blanks and digits of other scripts make no
     * difference, one typing mistake is forgiven, and a game is found by its name in any language, as it sounds too.
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
     * `next` of the page before, of the same list: this page begins behind it, whatever has come or gone since, and `pageNo` does
     * not count. What the gateway never gave is refused with REQUEST_INVALID.
     */
    after: v.optional(shortText),
  }),
  value: v.object({
    games: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
    /** Games on all pages. */
    total: v.optional(v.pipe(v.number(), v.integer())),
    /**
     * The position where this page ends, sent as `after` for the next one. What it means only the gateway knows. The
     * last page has none. A gateway that only counts pages never gives one: `pageNo` and `totalPages` lead on then.
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
