import type { Lottery, OpenedLottery } from '@livery/api/lottery/lottery';
import { expect, test } from 'vitest';
import { groupsOf, inOrder, orderOf } from './arrangeLotteries.ts';

const lottery = (code: string, more: Partial<Lottery> = {}) => ({ code, kind: 'keno', ...more }) as Lottery;
const opened = (closing: Readonly<Record<string, number | undefined>>) =>
  new Map(
    Object.entries(closing).map(([code, closesAt]) => [
      code,
      { code, ...(closesAt !== undefined && { current: { closesAt } }) } as OpenedLottery,
    ]),
  );
const lotteries = ['late', 'none', 'soon', 'closed'].map((code) => lottery(code));

test('by rank, the lotteries stay in the gateway’s order', () => {
  expect(orderOf(lotteries, opened({ late: 20, soon: 10 }), 'rank')).toEqual(['late', 'none', 'soon', 'closed']);
});

test('by time, the draw that closes first comes first, and lotteries without an open draw come last', () => {
  const codes = orderOf(lotteries, opened({ late: 20, soon: 10, closed: undefined }), 'soonest');
  expect(codes).toEqual(['soon', 'late', 'none', 'closed']);
});

test('by time, a lottery whose closing time is not a number comes last', () => {
  const codes = orderOf(lotteries, opened({ late: Number.NaN, soon: 10, closed: 20 }), 'soonest');
  expect(codes).toEqual(['soon', 'closed', 'late', 'none']);
});

test('a given order is used, and lotteries that it does not contain come last in their own order', () => {
  const codes = inOrder(lotteries, ['closed', 'soon']).map(({ code }) => code);
  expect(codes).toEqual(['closed', 'soon', 'late', 'none']);
});

test('a list can be filtered by kind and region only if it has several of them', () => {
  expect(groupsOf([lottery('a', { region: 'NORTH' })])).toEqual([]);
  expect(groupsOf([lottery('a', { region: 'NORTH' }), lottery('b', { kind: 'dice', region: 'SOUTH' })])).toEqual([
    'keno',
    'dice',
    'NORTH',
    'SOUTH',
  ]);
});
