import { calls } from '@livery/api/contract';
import { joinPromotionApi } from '@livery/api/promotions/joinPromotion';
import { answer, answerRaw, startNetwork, testSession } from '@livery/api/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { samplePromotion } from '../../testing/samplePromotion.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';

const network = startNetwork();
afterEach(() => vi.useRealTimers());

const minuteMs = 60_000;
/** Midnight in the merchant's time zone. */
const midnight = Date.parse('2026-03-07T18:00:00Z');

test('[PROMO-01] after midnight an open page shows each state by the gateway’s clock', { tags: 'whole' }, async () => {
  const at = (moment: number) => new Date(moment).toISOString();
  const promotions = [
    samplePromotion({ promoId: '1', title: 'Ends at midnight', endsAt: at(midnight) }),
    samplePromotion({ promoId: '2', title: 'Ends a day later', endsAt: at(midnight + (24 * 60 + 5) * minuteMs) }),
    // This promotion requires a deposit, because for such a promotion the app can determine the state after its start.
    (({ bonus: _, ...rest }) => rest)(
      samplePromotion({ promoId: '3', title: 'Begins at midnight', state: 'COMING_SOON', startsAt: at(midnight) }),
    ),
  ];
  // The phone's clock shows 23:10. The gateway's clock shows 23:50, in the `Date` header of the reply.
  const clock = stopClock({ now: midnight - 50 * minuteMs });
  network.use(
    answer(calls.getPromotions, promotions),
    answerRaw(calls.joinPromotion, () =>
      Response.json(
        { success: true, value: promotions[0] },
        { headers: { Date: new Date(Date.now() + 40 * minuteMs).toUTCString() } },
      ),
    ),
  );
  const { store } = renderScreen(<PromotionsScreen />, { at: '/m/activity', session: testSession });
  void store.dispatch(joinPromotionApi.endpoints.joinPromotion.initiate({ promoId: '1', idempotencyKey: 'key' }));
  const card = (title: string) => screen.getByRole('link', { name: new RegExp(title) });
  const timer = (title: string) => within(card(title)).queryByRole('timer');
  await clock.until(() => expect(screen.queryByText('Ends at midnight')).not.toBeNull(), { stepMs: 100 });
  await clock.pass(15_000);
  expect(card('Ends at midnight')).toHaveTextContent('Join');
  expect(timer('Ends at midnight')).toHaveTextContent('9 minutes');
  expect(card('Ends a day later')).toHaveTextContent('Until Mar 9, 2026');
  expect(timer('Ends a day later')).toBeNull();
  expect(card('Begins at midnight')).toHaveTextContent('Coming soon');

  await clock.pass(10 * minuteMs);
  await clock.idle(store);
  expect(card('Ends at midnight')).toHaveTextContent('Close');
  expect(timer('Ends at midnight')).toBeNull();
  expect(card('Begins at midnight')).toHaveTextContent('Join');
  expect(timer('Ends a day later')).toBeNull();

  // No other deadline passes at that moment. So the page must update automatically when the last day begins.
  await clock.pass(5 * minuteMs);
  expect(timer('Ends a day later')).toHaveTextContent('23 hours');
});

test.each([-1, 1])(
  '[PROMO-01] a guest’s countdown uses the gateway’s clock although the phone is %d day off',
  async (days) => {
    const endsAt = new Date(midnight).toISOString();
    const clock = stopClock({ now: midnight - 30 * minuteMs + days * 24 * 60 * minuteMs });
    network.use(
      answerRaw(calls.getPromotions, () =>
        Response.json(
          { success: true, value: [samplePromotion({ endsAt })] },
          { headers: { Date: new Date(midnight - 30 * minuteMs).toUTCString() } },
        ),
      ),
    );
    renderScreen(<PromotionsScreen />, { at: '/m/activity' });
    await clock.until(() => expect(screen.queryByText('Cup night')).not.toBeNull(), { stepMs: 100 });
    expect(screen.getByRole('link', { name: /Cup night/ })).toHaveTextContent('Join');
    await clock.pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('29 minutes');
  },
);
