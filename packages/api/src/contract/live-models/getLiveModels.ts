import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { gameValue } from '../games/gameValue.ts';
import { sampleGame } from '../games/sampleGame.ts';
import { optionalLanguage } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { wholeNumber } from '../values/wholeNumber.ts';

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
        /** Name of the show. */
        room: v.string(),
        viewers: wholeNumber,
        active: v.boolean(),
        streaming: v.boolean(),
        /** Address of the picture. Its format is 3:4. */
        picture: v.string(),
        /** The live table of the show; missing if there is none. */
        game: v.optional(gameValue),
      }),
    ),
  }),
  failures: ['NOT_ALLOWED'],
});

export const summary = 'Lists the models of live shows. Needs the switch LIVEMODELS.';

export const sample: CallValue<typeof getLiveModels> = {
  list: [
    {
      id: 'm-1',
      name: 'Nila',
      room: 'Evening baccarat',
      viewers: 812,
      active: true,
      streaming: true,
      picture: '/models/m-1.svg',
      game: /* @__PURE__ */ sampleGame(3, { gameType: 'LIVE' }),
    },
  ],
};
