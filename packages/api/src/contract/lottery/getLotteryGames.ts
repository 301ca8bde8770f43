import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';
import { lotteryValue } from './lotteryValue.ts';
import { play } from './play.ts';
import { lottery } from './sampleParts.ts';

const limits = v.object({ minStake: money, maxStake: money, maxMultiple: wholeNumber, maxBets: wholeNumber });

export const getLotteryGames = defineCall({
  name: 'getLotteryGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'anyone',
  cachedAs: 'gameLotts',
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ limits, list: v.array(v.object({ ...lotteryValue.entries, plays: v.array(play) })) }),
});

export const summary = 'Lists every lottery with its plays, their payouts and the limits of a bet.';

export const sample: CallValue<typeof getLotteryGames> = {
  limits: { minStake: '1.00', maxStake: '5000.00', maxMultiple: 99, maxBets: 50 },
  list: [
    {
      ...lottery,
      plays: [
        {
          code: 'BIG_SMALL',
          name: 'Big or small',
          picks: { from: ['BIG', 'SMALL'], least: 1, most: 1, isOrdered: false, mayRepeat: false },
          odds: [
            { outcome: 'BIG', pays: '1.95' },
            { outcome: 'SMALL', pays: '1.95' },
          ],
        },
      ],
    },
  ],
};
