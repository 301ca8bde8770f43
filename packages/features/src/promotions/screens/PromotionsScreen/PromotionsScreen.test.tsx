import { gatewayApi } from '@livery/api/client';
import { calls, promotionStates } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import { answer, fail, noNetwork, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { samplePromotion, sampleTerms } from '../../testing/samplePromotion.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';

const network = startNetwork();
afterEach(() => void vi.useRealTimers());

const show = (at = '/m/activity', session?: typeof testSession) =>
  renderScreen(<PromotionsScreen />, { at, ...(session && { session }) });

test('[PROMO-01] each promotion shows the label of its state', async () => {
  network.use(
    answer(
      calls.getPromotions,
      promotionStates.map((state, index) =>
        samplePromotion({ promoId: String(index), state, title: `Promo ${state}` }),
      ),
    ),
  );
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  const words = {
    JOIN: 'Join',
    CLAIM: 'Claim',
    APPLYING: 'Applying',
    CLOSED: 'Close',
    REJECTED: 'Rejected',
    ISSUED: 'Issued',
    CLAIMED: 'Claimed',
    PROCESSING: 'Process',
    JOINED: 'Joined',
    COMING_SOON: 'Coming soon',
  };
  for (const [state, word] of Object.entries(words))
    expect(screen.getByRole('link', { name: new RegExp(`Promo ${state}\\b`) })).toHaveTextContent(word);
  const used = within(screen.getByRole('region', { name: 'Used and ended' }));
  expect(used.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Used and ended',
    'Promo ISSUED',
    'Promo CLAIMED',
    'Promo CLOSED',
    'Promo REJECTED',
  ]);
});

test(
  'a promotion with an unknown type and state shows the gateway’s word, and has no action',
  { tags: 'whole' },
  async () => {
    const promotion = {
      ...samplePromotion({ title: 'Cup night' }),
      type: 'SPORTS' as never,
      state: 'On hold' as never,
    };
    network.use(answer(calls.getPromotions, [promotion]));
    show();
    const card = await screen.findByRole('link', { name: /Cup night/ });
    expect(card).toHaveTextContent('On hold');
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(card);
    expect(await screen.findByRole('heading', { name: 'Cup night' })).toBeVisible();
    expect(screen.getByText('On hold').tagName).toBe('BDI');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('[ROUTE-04] a type filters the promotions, and an empty type shows a message', async () => {
  network.use(
    answer(calls.getPromotions, [
      samplePromotion({ title: 'Cup night' }),
      samplePromotion({ promoId: '2', type: 'VIP', title: 'Thanks for staying' }),
    ]),
  );
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'VIP' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Thanks for staying')).toBeVisible();
});

test.each(sample(['/m/activity', '/m/activity?id=1'], 2))(
  '[LANG-05] %s hides the old language until the new promotions arrive',
  async (at) => {
    network.use(answer(calls.getPromotions, [samplePromotion()]));
    const { texts } = show(at);
    await screen.findByText('Cup night');
    const later = lateReply();
    network.use(
      answer(calls.getPromotions, async () => (await later.promise, [samplePromotion({ title: 'কাপের রাত' })])),
    );
    await act(async () => texts.setLanguage('BN'));
    await waitFor(() => expect(screen.queryByText('Cup night')).toBeNull());
    later.resolve();
    expect(await screen.findByText('কাপের রাত')).toBeVisible();
  },
);

test('without promotions a message is shown', async () => {
  network.use(answer(calls.getPromotions, []));
  show();
  expect(await screen.findByText('No promotions right now')).toBeVisible();
});

test.each(
  sample(
    [
      ['/m/activity?type=VIP', 'listitem'],
      ['/m/activity?id=2', 'heading'],
    ],
    2,
  ),
)('%s opened without a network shows the error; a retry shows the same address', async (at, role) => {
  network.use(noNetwork(calls.getPromotions));
  const { address } = show(at);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('No connection. Check your network and try again.'),
  );
  network.use(
    answer(calls.getPromotions, [
      samplePromotion({ title: 'Cup night' }),
      samplePromotion({ promoId: '2', type: 'VIP', title: 'Thanks for staying' }),
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole(role)).map(({ textContent }) => textContent).join()).toContain(
    'Thanks for staying',
  );
  expect(screen.queryByText('Cup night')).toBeNull();
  expect(address()).toBe(at);
});

test('a failed request shows a retry, which loads the promotions', async () => {
  network.use(fail(calls.getPromotions, 'INTERNAL'));
  show();
  const retry = await screen.findByRole('button', { name: /again/i });
  network.use(answer(calls.getPromotions, [samplePromotion()]));
  await userEvent.click(retry);
  expect(await screen.findByText('Cup night')).toBeVisible();
});

test('[PROMO-01] after joining, the state is the one from the gateway', async () => {
  network.use(answer(calls.getPromotions, [samplePromotion()]));
  show('/m/activity?id=1', testSession);
  const join = await screen.findByRole('button', { name: 'Join' });
  const joined = samplePromotion({ state: 'JOINED', progress: { staked: '0.00', goal: '1000.00' } });
  network.use(answer(calls.joinPromotion, joined), answer(calls.getPromotions, [joined]));
  await userEvent.click(join);
  expect(await screen.findByText('You’re in. Reach the goal to claim your reward.')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '1000');
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  // The focus moves to the new state, so that a keyboard user does not start at the top of the page.
  expect(screen.getByText(/^You’re in/)).toHaveFocus();
});

test(
  '[PROMO-01] a lost reply to a join shows no error if the refetched state is JOINED',
  { tags: 'whole' },
  async () => {
    network.use(answer(calls.getPromotions, [samplePromotion()]));
    show('/m/activity?id=1', testSession);
    const join = await screen.findByRole('button', { name: 'Join' });
    const later = lateReply();
    network.use(
      noNetwork(calls.joinPromotion),
      answer(calls.getPromotions, async () => {
        await later.promise;
        return [samplePromotion({ state: 'JOINED', progress: { staked: '0.00', goal: '1000.00' } })];
      }),
    );
    await userEvent.click(join);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection'));
    later.resolve();
    expect(await screen.findByText(/^You’re in/)).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

test('[PROMO-01] a break from play is shown instead of the claim button', async () => {
  const until = '2099-03-08T09:30:00.000Z';
  network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
  network.use(answer(calls.getPromotions, [samplePromotion({ state: 'CLAIM' })]));
  show('/m/activity?id=1', testSession);
  expect(await screen.findByText(/^You’re taking a break until .*Mar 8, 2099/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull());
});

test('[PROMO-01] a claim is sent once, and its result is shown', async () => {
  const claimable = samplePromotion({ state: 'CLAIM' });
  const claimed = samplePromotion({ state: 'CLAIMED' });
  network.use(answer(calls.getPromotions, [claimable]));
  show('/m/activity?id=1', testSession);
  const claim = await screen.findByRole('button', { name: /Claim/ });
  let asked = 0;
  network.use(
    answer(calls.claimPromotion, () => ((asked += 1), claimed)),
    answer(calls.getPromotions, [claimed]),
    answer(calls.getUnclaimedPromos, { count: 0, items: [] }),
  );
  await userEvent.dblClick(claim);
  expect(await screen.findByText('You’ve claimed it. It’s in your main wallet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  expect(asked).toBe(1);
  expect(screen.getByText(/^You’ve claimed it/)).toHaveFocus();
});

test('a rejected join shows the reason and the current state', { tags: 'whole' }, async () => {
  network.use(answer(calls.getPromotions, [samplePromotion()]));
  show('/m/activity?id=1', testSession);
  const join = await screen.findByRole('button', { name: 'Join' });
  network.use(
    fail(calls.joinPromotion, 'PROMOTION_UNAVAILABLE'),
    answer(calls.getPromotions, [samplePromotion({ state: 'CLOSED' })]),
  );
  await userEvent.click(join);
  // The live region is mounted before its text, so that it is announced.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You can’t join or claim'));
  expect(await screen.findByText('This promotion is over.')).toBeVisible();
});

test.each(sample(['/m/activity', '/m/activity?id=1'], 2))(
  '[PROMO-01] %s: after a failed refetch the content stays with a notice, until a reply arrives',
  async (at) => {
    network.use(answer(calls.getPromotions, [samplePromotion()]));
    const { store } = show(at);
    const refetch = () => act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Promotions'])));
    const words = /This may be out of date/;
    await screen.findByText('Cup night');
    expect(screen.queryByText(words)).toBeNull();
    network.use(noNetwork(calls.getPromotions));
    refetch();
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByText('Cup night')).toBeVisible();
    network.use(answer(calls.getPromotions, [samplePromotion()]));
    refetch();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);

test('[PROMO-01] a promotion with a deposit shows its terms and links to that deposit', async () => {
  const { bonus: _, ...rest } = samplePromotion();
  network.use(answer(calls.getPromotions, [{ ...rest, depositTerms: sampleTerms }]));
  show('/m/activity?id=1', testSession);
  expect(await screen.findByRole('link', { name: 'Join with a deposit' })).toHaveAttribute(
    'href',
    '/m/voucherCenter?promo=1',
  );
  const fact = (label: string) => screen.getByText(label).nextElementSibling;
  expect(fact('Bonus')).toHaveTextContent('50% of the deposit');
  expect(fact('Maximum bonus')).toHaveTextContent('৳1,000.00');
  expect(fact('Minimum deposit')).toHaveTextContent('৳200.00');
  expect(fact('Stake before you can withdraw')).toHaveTextContent('5× the bonus');
});

test('an unknown id shows a message and a link to all promotions', async () => {
  network.use(answer(calls.getPromotions, [samplePromotion()]));
  show('/m/activity?id=9');
  expect(await screen.findByText('This promotion is no longer available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity');
});

test('the content is sanitised: scripts and event handlers are removed', async () => {
  network.use(
    answer(calls.getPromotions, [
      samplePromotion({ content: '<p>Play<script>alert(1)</script><img src=x onerror=alert(1)></p>' }),
    ]),
  );
  const { container } = show('/m/activity?id=1');
  expect(await screen.findByText('Play')).toBeVisible();
  expect(container.querySelector('script, [onerror]')).toBeNull();
});

test('[ERR-01 trial] a trial that joins sees the notice for 2 s, and no request is sent', async () => {
  const join = vi.fn<() => ReturnType<typeof samplePromotion>>(() => samplePromotion());
  network.use(answer(calls.getPromotions, [samplePromotion()]), answer(calls.joinPromotion, join));
  show('/m/activity?id=1', { ...testSession, type: 4 });
  const button = await screen.findByRole('button', { name: 'Join' });
  const clock = stopClock();
  fireEvent.click(button);
  const words = () => screen.queryByText('Please login an actual account to use this function');
  await clock.until(() => expect(words()).toBeInTheDocument());
  await clock.pass(1_999);
  expect(words()).toBeInTheDocument();
  await clock.pass(1);
  expect(words()).toBeNull();
  expect(join).not.toHaveBeenCalled();
});
