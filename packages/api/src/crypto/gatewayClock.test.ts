import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayTime, setGatewayTime, withTimeOfReply } from './gatewayClock.ts';

const noon = Date.UTC(2026, 1, 28, 12);
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  setGatewayTime(noon);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Receives a reply whose `Date` differs from the known time by `fromKnown` milliseconds. */
const receive = (fromKnown: number, method?: 'POST') =>
  withTimeOfReply(async () => new Response('', { headers: { Date: new Date(noon + fromKnown).toUTCString() } }))(
    'https://gateway.test',
    method && { method },
  );

test.each([
  ['a later date', 3 * minuteMs, undefined, 3 * minuteMs],
  ['the date of a reply that a cache had', -3 * minuteMs, undefined, 0],
  ['an earlier date that no cache explains', -24 * 60 * minuteMs, undefined, -24 * 60 * minuteMs],
  ['an earlier date with a reply to a body', -3 * minuteMs, 'POST', -3 * minuteMs],
  ['a date that differs by no more than the way takes', -1_000, 'POST', 0],
] as const)('%s', async (_, fromKnown, method, moved) => {
  await receive(fromKnown, method);
  expect(gatewayTime() - noon).toBe(moved);
});

test('a date that is as old as its slow reply does not change the time', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: noon });
  const headers = { Date: new Date(noon).toUTCString() };
  await withTimeOfReply(async () => {
    vi.advanceTimersByTime(9_000);
    return new Response('', { headers });
  })('https://gateway.test', { method: 'POST' });
  expect(gatewayTime()).toBe(Date.now());
});

test('a reply without a date changes nothing', async () => {
  await withTimeOfReply(async () => new Response(''))('https://gateway.test');
  expect(gatewayTime()).toBe(noon);
});
