import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { lotteryValue } from './lotteryValue.ts';
import { regional, serverTime } from './sampleParts.ts';

export const getVnRecentGames = defineCall({
  name: 'getVnRecentGames',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  access: 'signedIn',
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ list: v.array(v.object({ ...lotteryValue.entries, lastPlayedAt: moment })) }),
});

export const summary = 'Lists the Vietnamese lotteries on which a player has bet, the last one first.';

export const sample: CallValue<typeof getVnRecentGames> = { list: [{ ...regional, lastPlayedAt: serverTime }] };
