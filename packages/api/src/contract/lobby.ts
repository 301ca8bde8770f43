import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameValue } from './games.ts';
import { language, moment, money, shortText } from './shared.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalLanguage = v.optional(language);

export const getLobbyNews = defineCall({
  name: 'getLobbyNews',
  method: 'GET',
  path: '/wps/relay/MCSFE_lobbyNews',
  access: 'anyone',
  query: v.strictObject({ language: optionalLanguage }),
  /** The newest first. */
  value: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** What it tells: a draw's numbers, a large win, news of the house. */
        kind: v.picklist(['DRAW', 'WIN', 'HOUSE']),
        text: v.string(),
        at: moment,
        /** Of the lottery that was drawn. */
        gameCode: v.optional(v.string()),
      }),
    ),
  }),
});

/** A player as others see them: "a***7". */
const maskedName = v.pipe(v.string(), v.regex(/^.\*\*\*.$/u));

export const getRankList = defineCall({
  name: 'getRankList',
  method: 'GET',
  path: '/wps/relay/GCS_rankList',
  access: 'anyone',
  query: v.strictObject({
    period: v.optional(v.picklist(['today', 'week', 'month']), 'today'),
    language: optionalLanguage,
  }),
  value: v.object({
    period: v.picklist(['today', 'week', 'month']),
    /** First day of the period, in the merchant's time zone. */
    since: v.string(),
    /** By what they won, best first. */
    list: v.array(v.object({ rank: whole, name: maskedName, amount: money })),
  }),
});

export const getWinnerBoard = defineCall({
  name: 'getWinnerBoard',
  method: 'GET',
  path: '/wps/relay/GCS_winnerBoard',
  access: 'anyone',
  query: v.strictObject({ gameType: v.optional(gameValue.entries.gameType), language: optionalLanguage }),
  /** The last wins, the newest first. `serverTime` says how long ago that is, whatever the phone's clock says. */
  value: v.object({
    serverTime: moment,
    list: v.array(v.object({ name: maskedName, amount: money, at: moment, game: gameValue })),
  }),
});

const flag = v.optional(v.picklist(['0', '1']));

export const getLiveModels = defineCall({
  name: 'getLiveModels',
  method: 'GET',
  path: '/wps/relay/CBS_liveModels',
  access: 'anyone',
  moduleId: 'CBS3',
  query: v.strictObject({ active: flag, streaming: flag, language: optionalLanguage }),
  value: v.object({
    list: v.array(
      v.object({
        id: shortText,
        name: v.string(),
        /** What the show is called. */
        room: v.string(),
        viewers: whole,
        active: v.boolean(),
        streaming: v.boolean(),
        /** Picture, 3:4. */
        picture: v.string(),
        /** The live table that the show plays at, where there is one. */
        game: v.optional(gameValue),
      }),
    ),
  }),
  failures: ['NOT_ALLOWED'],
});
