import { expect, test } from 'vitest';
import { bettable } from '../testing/sampleOrders.ts';
import { oddsOf } from './oddsOf.ts';

const picks = { least: 1, most: 3, isOrdered: false, mayRepeat: false };
const plays = [
  ...bettable[0]!.plays,
  {
    code: 'SUM',
    name: 'Sum',
    picks,
    odds: ['4', '17', '5'].map((sum) => ({ outcome: `SUM_${sum}`, pays: `${sum}.00` })),
  },
  {
    code: 'PICK_3',
    name: 'Pick 3',
    picks,
    odds: [
      { outcome: 'HITS_3', pays: '46.00' },
      { outcome: 'HITS_2', pays: '2.00' },
    ],
  },
];

test.each([
  ['what was picked', 'BIG_SMALL', ['SMALL'], { pays: '1.95', isMost: false }],
  ['the play and what was picked', 'SUM', ['5'], { pays: '5.00', isMost: false }],
  ['nothing, being the only one', 'STRAIGHT_3', ['9', '5', '2'], { pays: '950.00', isMost: false }],
  ['how much of it is right: the most of them', 'PICK_3', ['2', '3', '80'], { pays: '46.00', isMost: true }],
  ['a play that is gone: none', 'GONE', ['1'], undefined],
])('odds whose outcome is named after %s', (_, play, picked, odds) => {
  expect(oddsOf({ play, picks: picked }, plays)).toEqual(odds);
});
