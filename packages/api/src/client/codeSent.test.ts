import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';

/** The result of a call whose reply has this value. */
const read = (name: 'sendSmsCode', value: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json({ success: true, value }) });

// The client logs fields that it removes.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.useRealTimers());

describe('a code by SMS', () => {
  const now = Date.parse('2026-03-01T12:00:00.000Z');
  test.each([
    ['minutes', { expiredMinutes: 3 }, 3, '2026-03-01T12:03:00.000Z'],
    ['a time in ISO 8601', { expirationTime: '2026-03-01T12:05:00Z' }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in a zone', { expirationTime: '2026-03-01 18:05:00.000+06:00' }, 5, '2026-03-01T12:05:00.000Z'],
    ['minutes as a text', { expiredMinutes: '5' }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time as a text', { expirationTime: String(now + 300_000) }, 5, '2026-03-01T12:05:00.000Z'],
    [
      'a time with unreadable minutes',
      { expiredMinutes: 'five', expirationTime: now + 300_000 },
      5,
      '2026-03-01T12:05:00.000Z',
    ],
    ['minutes with an unreadable time', { expiredMinutes: 3, expirationTime: 'soon' }, 3, '2026-03-01T12:03:00.000Z'],
    ['a time in milliseconds', { expirationTime: now + 300_000 }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in seconds', { expirationTime: now / 1000 + 300 }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in the past by the clock of the phone', { expirationTime: now - 300_000 }, 1, '2026-03-01T11:55:00.000Z'],
  ])('is read with only %s', async (_, value, expiredMinutes, expirationTime) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect(await read('sendSmsCode', value)).toEqual({ data: { expiredMinutes, expirationTime } });
  });

  test.each([
    {},
    { expiredMinutes: 'five' },
    ...['soon', '', 'code 1', '-5', 0, '0', '20261127233000', 5, -5, now * 1000, '2026-03-01', '03/01/2026'].map(
      (expirationTime) => ({ expirationTime }),
    ),
  ])('is an error with %j', async (value) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect(await read('sendSmsCode', value)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});
