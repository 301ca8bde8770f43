import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { gameValue } from '../games/gameValue.ts';
import { sampleGame } from '../games/sampleGame.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { maskedName } from './maskedName.ts';

export const getWinnerBoard = defineCall({
  name: 'getWinnerBoard',
  method: 'GET',
  path: '/wps/relay/GCS_winnerBoard',
  access: 'anyone',
  query: v.strictObject({ gameType: v.optional(gameValue.entries.gameType), language: optionalLanguage }),
  /** The last wins, newest first. With `serverTime`, the app can compute their age without the phone's clock. */
  value: v.object({
    serverTime: moment,
    list: v.array(v.object({ name: maskedName, amount: money, at: moment, game: gameValue })),
  }),
});

export const summary = 'Lists the last large wins, names masked.';

const at = '2026-03-01T09:30:00.000Z';

export const sample: CallValue<typeof getWinnerBoard> = {
  serverTime: '2026-03-01T09:34:00.000Z',
  list: [{ name: 'a***7', amount: '1250.00', at, game: /* @__PURE__ */ sampleGame(1) }],
};
