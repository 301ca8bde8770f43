import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { expect, test } from 'vitest';
import { chooseLotteries } from './chooseLotteries.ts';
import { nextChange } from './nextChange.ts';
import { shortIssue } from './shortIssue.ts';
import { singleNumbers } from './numberStyles.ts';

const minute = 60_000;
const lottery = (code: string, kind: OpenedLottery['kind'], minutes?: number): OpenedLottery => ({
  code,
  name: code,
  kind,
  category: 'LOTT',
  last: { issue: '1', drawnAt: 0, numbers: [] },
  ...(minutes !== undefined && {
    current: { issue: '2', opensAt: 0, closesAt: minutes * minute - 5_000, drawsAt: minutes * minute },
  }),
});
const codes = (lotteries: readonly OpenedLottery[]) => lotteries.map(({ code }) => code);

test('takes the open lottery of each kind that draws most often, then the next lottery of each kind', () => {
  const all = [
    lottery('vn-day', 'vn', 1440),
    lottery('vn-5', 'vn', 5),
    lottery('keno-3', 'keno', 3),
    lottery('keno-1', 'keno', 1),
    lottery('dice', 'dice'),
    lottery('race-1', 'race', 1),
  ];
  expect(codes(chooseLotteries(all, 10))).toEqual(['vn-5', 'keno-1', 'race-1', 'vn-day', 'keno-3']);
  expect(codes(chooseLotteries(all, 2))).toEqual(['vn-5', 'keno-1']);
});

test('the next change is the first draw, or 10 seconds after the close if the draw is much later', () => {
  expect(nextChange([lottery('slow', 'vn', 5), lottery('quick', 'dice', 1), lottery('none', 'race')])).toBe(minute);
  expect(
    nextChange([
      { ...lottery('daily', 'vn'), current: { issue: '2', opensAt: 0, closesAt: 1_000_000, drawsAt: 1_900_000 } },
    ]),
  ).toBe(1_010_000);
  expect(nextChange([lottery('none', 'race')])).toBeUndefined();
});

test.each([
  ['20261121-0042', '0042'],
  ['20261121', '20261121'],
])('the short number of draw %s is %s', (issue, short) => expect(shortIssue(issue)).toBe(short));

test('a Vietnamese prize is shown digit by digit, balls and dice unchanged', () => {
  expect(singleNumbers('vn', ['44952'])).toEqual(['4', '4', '9', '5', '2']);
  expect(singleNumbers('race', ['10', '3'])).toEqual(['10', '3']);
});
