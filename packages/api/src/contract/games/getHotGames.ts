import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { gameValue } from './gameValue.ts';
import { sampleGame } from './sampleGame.ts';

export const getHotGames = defineCall({
  name: 'getHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  query: v.strictObject({
    merchantCode: shortText,
    isPlatform: v.literal('2'),
    platform: v.literal('html5'),
    language,
  }),
  value: v.object({ list: v.array(gameValue) }),
});

export const summary = "Lists the merchant's hot games, best first. There is no list in Urdu: request EN.";

export const sample: CallValue<typeof getHotGames> = {
  list: [/* @__PURE__ */ sampleGame(1), /* @__PURE__ */ sampleGame(2)],
};
