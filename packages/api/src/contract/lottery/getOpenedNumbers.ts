import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { sampleGame } from '../games/sampleGame.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { shortText } from '../values/shortText.ts';
import { openedLottery } from './draw.ts';
import { lotteryCategory } from './lotteryValue.ts';
import { current, drawn, serverTime } from './sampleParts.ts';

export const getOpenedNumbers = defineCall({
  name: 'getOpenedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'anyone',
  query: v.strictObject({
    gameType: v.optional(lotteryCategory),
    gameCode: v.optional(shortText),
    language: optionalLanguage,
  }),
  value: v.object({ serverTime: moment, list: v.array(openedLottery) }),
});

export const summary = 'Lists the last numbers of each lottery and the draw that accepts bets now.';

// Wrapped in a call marked as pure, because bundlers treat a spread in an object as a side effect and would include the
// sample in the app.
export const sample: CallValue<typeof getOpenedNumbers> = /* @__PURE__ */ (() => ({
  serverTime,
  list: [
    {
      gameCode: 'SEA_1',
      gameName: 'South Sea 1 min',
      kind: 'numero' as const,
      gameType: 'LOTT' as const,
      ...drawn,
      current,
      game: sampleGame(9, { gameType: 'LOTT', gameCode: 'SEA_1' }),
    },
  ],
}))();
