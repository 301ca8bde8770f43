import { expect, test } from 'vitest';
import { groupByClosingTime } from './groupByClosingTime.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** 15:30 in Dhaka, and 8.5 hours before its midnight. */
const now = Date.parse('2026-03-01T09:30:00.000Z');
const untilMidnight = 8.5 * hour;

/** Groups lotteries that are named by the time left until they close, after a lottery that closes now. */
const groupsOf = (...timesLeft: (number | undefined)[]) =>
  groupByClosingTime([0, ...timesLeft], {
    closesAt: (left) => (left === undefined ? undefined : now + left),
    now,
    timeZone: 'Asia/Dhaka',
  }).map(({ id, lotteries }) => [id, ...lotteries]);

test('a lottery at the limit of a group is in this group, and a millisecond later in the next group', () => {
  expect(
    groupsOf(minute, minute + 1, 5 * minute, 5 * minute + 1, hour, hour + 1, untilMidnight - 1, untilMidnight),
  ).toEqual([
    ['next', 0],
    ['minute', minute],
    ['fiveMinutes', minute + 1, 5 * minute],
    ['hour', 5 * minute + 1, hour],
    ['today', hour + 1, untilMidnight - 1],
    ['later', untilMidnight],
  ]);
});

test('a lottery that closes after midnight, but within the hour, is in the group of the hour', () => {
  const lateEvening = now + untilMidnight - 10 * minute;
  const [, group] = groupByClosingTime([minute, 20 * minute], {
    closesAt: (left) => lateEvening + left,
    now: lateEvening,
    timeZone: 'Asia/Dhaka',
  });
  expect(group).toEqual({ id: 'hour', lotteries: [20 * minute] });
});

test('a draw that has just closed stays in the first group', () => {
  expect(groupsOf(-second)).toEqual([
    ['next', 0],
    ['minute', -second],
  ]);
});

test('lotteries without a closing time come last, and alone they have no groups', () => {
  expect(groupsOf(undefined, 2 * hour)).toEqual([
    ['next', 0],
    ['today', 2 * hour],
    ['other', undefined],
  ]);
  expect(groupByClosingTime(['a', 'b'], { closesAt: () => undefined, now, timeZone: 'UTC' })).toEqual([]);
  expect(groupByClosingTime([], { closesAt: () => now, now, timeZone: 'UTC' })).toEqual([]);
});
