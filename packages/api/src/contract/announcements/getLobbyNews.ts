import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';

export const getLobbyNews = defineCall({
  name: 'getLobbyNews',
  method: 'GET',
  path: '/wps/relay/MCSFE_lobbyNews',
  access: 'anyone',
  query: v.strictObject({ language: optionalLanguage }),
  /** News, newest first. */
  value: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** The topic: a draw's numbers, a large win, or news of the merchant. */
        kind: v.picklist(['DRAW', 'WIN', 'HOUSE']),
        text: v.string(),
        at: moment,
        /** Code of the drawn lottery. */
        gameCode: v.optional(v.string()),
      }),
    ),
  }),
});

export const summary = 'Lists recent events: draws with their numbers, large wins, news of the merchant.';

export const sample: CallValue<typeof getLobbyNews> = {
  list: [
    {
      id: 'draw-1',
      kind: 'DRAW',
      text: 'South Sea 1 min drew 4 4 9 5 2.',
      at: '2026-03-01T09:30:00.000Z',
      gameCode: 'SEA_1',
    },
  ],
};
