import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { setGatewayTime } from '../crypto/gatewayClock.ts';
import { answerRaw } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { createTestStore } from '../testing/testStore.ts';
import { smsCodeApi } from './smsCode.api.ts';

const network = startNetwork();
afterEach(() => setGatewayTime(Date.now()));

const minute = 60_000;
const gatewaysNow = Date.parse('2026-05-01T10:00:00Z');

/** Sends a code by a gateway whose clock says `gatewaysNow`, from a phone whose clock is wrong by so much. */
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
  '[LOGIN-03] a code is valid until the server’s expirationTime by the server’s clock: on a phone that is wrong by %i ms too',
  async (wrongBy) => {
    expect(await validityOn(wrongBy, { Date: new Date(gatewaysNow).toUTCString() })).toBe(4 * minute);
  },
);

test('where a gateway does not show its time, a phone whose clock is wrong counts the minutes', async () => {
  expect(await validityOn(0, {})).toBe(4 * minute);
  expect(await validityOn(60 * minute, {})).toBe(5 * minute);
  expect(await validityOn(-60 * minute, {})).toBe(5 * minute);
});
