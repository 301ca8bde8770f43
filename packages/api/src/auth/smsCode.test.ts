import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { setGatewayTime } from '../crypto/gatewayClock.ts';
import { answerRaw } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { createTestStore } from '../testing/testStore.ts';
import { smsCodeApi } from './smsCode.api.ts';

const network = startNetwork();
// With a stopped clock: otherwise the two readings of it may differ by a millisecond, which remains as an offset.
afterEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setGatewayTime(Date.now());
  vi.useRealTimers();
});

const minute = 60_000;
const gatewaysNow = Date.parse('2026-05-01T10:00:00Z');

/**
 * Requests a code while the gateway's clock is at `gatewaysNow` and the phone's clock is wrong by `wrongBy`
 * milliseconds.
 */
async function validityOn(wrongBy: number, headers: Record<string, string>) {
  vi.useFakeTimers({ now: gatewaysNow + wrongBy, toFake: ['Date'] });
  network.use(
    answerRaw(calls.sendSmsCode, () =>
      HttpResponse.json(
        {
          success: true,
          value: { expiredMinutes: 5, expirationTime: new Date(gatewaysNow + 4 * minute).toISOString() },
        },
        { headers },
      ),
    ),
  );
  const request = { mobileNum: '1712345678', countryDialingCode: '880', purpose: 'login' } as const;
  const { data } = await createTestStore().dispatch(smsCodeApi.endpoints.sendSmsCode.initiate(request));
  vi.useRealTimers();
  return data?.validMs;
}

test.each([0, 60 * minute, -60 * minute, -400 * 24 * 60 * minute])(
  '[LOGIN-03] a code expires at expirationTime by the server’s clock if the phone is wrong by %i ms',
  async (wrongBy) => {
    expect(await validityOn(wrongBy, { Date: new Date(gatewaysNow).toUTCString() })).toBe(4 * minute);
  },
);

test('without a Date header, a phone with a wrong clock uses expiredMinutes', async () => {
  expect(await validityOn(0, {})).toBe(4 * minute);
  expect(await validityOn(60 * minute, {})).toBe(5 * minute);
  expect(await validityOn(-60 * minute, {})).toBe(5 * minute);
});
