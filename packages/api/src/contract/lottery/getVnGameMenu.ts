import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { openDraw } from './draw.ts';
import { lotteryRegion, lotteryValue } from './lotteryValue.ts';
import { current, regional, serverTime } from './sampleParts.ts';

export const getVnGameMenu = defineCall({
  name: 'getVnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  query: v.strictObject({ language: optionalLanguage }),
  independentLists: ['games'],
  value: v.object({
    serverTime: moment,
    regions: v.array(
      v.object({
        region: lotteryRegion,
        regionName: v.string(),
        games: v.array(v.object({ ...lotteryValue.entries, current: v.optional(openDraw) })),
      }),
    ),
  }),
});

export const summary = 'Lists the Vietnamese lotteries by region, each with the draw that accepts bets now.';

export const sample: CallValue<typeof getVnGameMenu> = {
  serverTime,
  regions: [{ region: 'NORTH', regionName: 'North', games: [{ ...regional, current }] }],
};
