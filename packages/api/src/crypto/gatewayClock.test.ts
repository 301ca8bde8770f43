import { afterEach, expect, test, vi } from 'vitest';
import { gatewayTime, setGatewayTime, setTimeByReply } from './gatewayClock.ts';

const now = Date.parse('2026-05-01T10:00:00Z');
const day = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  setGatewayTime(Date.now());
});

/** What the gateway's time is taken for on a phone that is wrong by so many milliseconds, after a reply of so long ago. */
function timeOn(wrongBy: number, { ago = 0, isQuick }: { ago?: number; isQuick: boolean }) {
  vi.useFakeTimers({ now: now + wrongBy, toFake: ['Date'] });
  setGatewayTime(Date.now());
  setTimeByReply({ headers: new Headers({ Date: new Date(now - ago).toUTCString() }) }, isQuick);
  return gatewayTime();
}

test.each([day, -day])('a phone that is wrong by %i ms goes by the gateway’s time', (wrongBy) => {
  expect([true, false].map((isQuick) => timeOn(wrongBy, { isQuick }))).toEqual([now, now]);
});

test('a reply that waited sets no right clock back, and one that was quick sets it by seconds', () => {
  expect(timeOn(0, { ago: 20_000, isQuick: false })).toBe(now);
  expect(timeOn(20_000, { isQuick: true })).toBe(now);
});

test('a clock that is behind is put forward by any reply', () => {
  expect(timeOn(-20_000, { isQuick: false })).toBe(now);
});

test('a reply that hides its time says nothing', () => {
  setTimeByReply({ headers: new Headers() }, false);
  expect(Math.abs(gatewayTime() - Date.now())).toBeLessThan(day);
});
