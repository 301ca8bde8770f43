import { answer, decryptBody, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem } from '@livery/device/storage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { switchLanguage } from '@livery/i18n/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown, key: string | null) => void>();
const options = sampleValues.getWithdrawOptions;
const [card] = sampleValues.getBankCards.cards;
const decided = { ...sampleValues.withdraw, withdrawalId: '3', state: 'APPROVED' as const };
const page = (...content: (typeof sampleValues.getWithdrawals.content)[number][]) => ({
  content,
  pageNum: 1,
  totalPages: 1,
});

const may = (differences: Partial<typeof options>) =>
  network.use(answer(calls.getWithdrawOptions, { ...options, ...differences }));
const taken = answer(calls.withdraw, async (request) => {
  sent(await decryptBody(request), request.headers.get('Idempotency-Key'));
  return sampleValues.withdraw;
});

beforeEach(() => {
  sent.mockClear();
  network.use(
    answer(calls.getWithdrawOptions, options),
    answer(calls.getBankCards, sampleValues.getBankCards),
    answer(calls.getWithdrawals, page(decided)),
    taken,
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () => renderScreen(<WithdrawScreen />, { session: { ...testSession }, at: '/m/withdraw' });
type User = ReturnType<typeof show>['user'];
const amount = () => screen.findByLabelText(/^Amount/);
const password = () => screen.getByLabelText(/^Payment password/);
const button = () => screen.getByRole('button', { name: /^Withdraw/ });
const factOf = (label: string) => screen.getByText(label).nextElementSibling;

async function fillIn(user: User, { sum = '500', digits = '481516' } = {}) {
  await user.type(await amount(), sum);
  await user.type(password(), digits);
}

test('[WALLET-07] after the player leaves, the outcome is stored for the next page to show', async () => {
  const reply = lateReply<typeof sampleValues.withdraw>();
  network.use(answer(calls.withdraw, () => reply.promise));
  const { user, unmount } = show();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
  unmount();
  reply.resolve(sampleValues.withdraw);
  await waitFor(() =>
    expect(moneyIntentsItem.read()).toEqual([
      expect.objectContaining({ kind: 'withdraw', amount: '500', outcome: 'DONE' }),
    ]),
  );
});

describe('[WALLET-04] the empty form', () => {
  test('[WALLET-04] shows the balance and the limits; a single card is selected', async () => {
    show();
    await amount();
    expect(screen.getByText('৳1,234.50')).toBeVisible();
    expect(screen.getByText('৳200.00 to ৳50,000.00 per withdrawal')).toBeVisible();
    expect(await amount()).toHaveAccessibleDescription('৳200.00 to ৳1,234.50 per withdrawal');
    expect(screen.getByRole('radio', { name: /Acme Bank/ })).toBeChecked();
    expect(screen.getByText('•••• 0560')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toHaveAttribute('href', '/m/member/bankCards?add=1');
  });

  test.each([
    [{ hasPaymentPassword: false }, 'Set a payment password', '/m/member/paymentPassword'],
    [{ hasBankCard: false }, 'Add a bank card', '/m/member/bankCards?add=1'],
    [{ turnoverRemaining: '1500.00' }, '৳1,500.00 left to stake', '/m/game'],
    [{ balance: '20.00' }, 'Your balance is too low', '/m/voucherCenter'],
  ])('[WALLET-04] with %o, a link to the next step is shown and no form', async (differences, words, href) => {
    may(differences);
    show();
    expect(await screen.findByRole('link', { name: new RegExp(words) })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  test('[WALLET-04] after the daily limit, the next possible day in the merchant’s time zone is shown', async () => {
    const clock = stopClock({ now: Date.parse('2026-03-01T20:00:00Z') });
    may({ usedToday: 5 });
    show();
    // In Dhaka it is already the second day of the month.
    await clock.until(() => expect(screen.getByText('You can withdraw again on Mar 3, 2026.')).toBeVisible(), {
      stepMs: 50,
    });
  });

  test('a failed request shows the error, and a retry loads the form', { tags: 'whole' }, async () => {
    network.use(fail(calls.getWithdrawOptions, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    may({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeVisible();
  });
});

describe('[WALLET-04] typed values', () => {
  test('[WALLET-04] show fee and payout before sending; the first withdrawals of a day are free', async () => {
    const { user } = show();
    await user.type(await amount(), '500');
    expect(factOf('Taken from your balance')).toHaveTextContent('৳500.00');
    expect(factOf('Fee')).toHaveTextContent('Free');
    expect(factOf('You receive')).toHaveTextContent('৳500.00');
    expect(screen.getByText('3 more free withdrawals today, then the fee is 1%.')).toBeVisible();
    expect(button()).toHaveAccessibleName('Withdraw ৳500.00');
  });

  test('[WALLET-04] show a fee that is rounded down after the free withdrawals', { tags: 'whole' }, async () => {
    may({ usedToday: 3 });
    const { user } = show();
    await user.type(await amount(), '299.99');
    expect(factOf('Fee')).toHaveTextContent('−৳2.99');
    expect(factOf('You receive')).toHaveTextContent('৳297.00');
  });

  test('are replaced by the balance with "All", up to the limit of one withdrawal', async () => {
    const { user } = show();
    await amount();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(button()).toHaveAccessibleName('Withdraw ৳1,234.50');
    cleanup();
    may({ maxAmount: '1000.00' });
    const limited = show();
    await amount();
    await limited.user.click(screen.getByRole('button', { name: 'All' }));
    expect(button()).toHaveAccessibleName('Withdraw ৳1,000.00');
  });

  test.each(
    sample(
      [
        ['100', 'The minimum withdrawal is ৳200.00.'],
        ['1300', 'You have ৳1,234.50. Choose a smaller amount.'],
      ],
      2,
    ),
  )('%s shows an error, and no request is sent', async (sum, words) => {
    const { user } = show();
    await fillIn(user, { sum });
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  test('of the payment password have six digits, of any script', { tags: 'whole' }, async () => {
    const { user } = show();
    await fillIn(user, { digits: '৪৮১' });
    expect(password()).toHaveValue('481');
    await user.click(button());
    expect(await screen.findByText('Enter six digits.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test(
    '[WALLET-04] include the default of two cards until the player chooses another card',
    { tags: 'whole' },
    async () => {
      const cards = [
        { ...card!, isDefault: false },
        { ...card!, cardId: '5', maskedNumber: '*********7777' },
      ];
      network.use(answer(calls.getBankCards, { ...sampleValues.getBankCards, cards }));
      const { user } = show();
      await fillIn(user);
      expect(screen.getByRole('radio', { name: /7777/ })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: /0560/ }));
      await user.click(button());
      await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ cardId: '4' }));
    },
  );

  test('must include a card if there are two cards without a default', { tags: 'whole' }, async () => {
    const one = { ...card!, isDefault: false };
    const cards = [one, { ...one, cardId: '5', maskedNumber: '*********7777' }];
    network.use(answer(calls.getBankCards, { ...sampleValues.getBankCards, cards }));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Choose a card')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /7777/ }));
    await user.click(button());
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ cardId: '5' }));
  });

  test('survive a reload and a change of language, except the payment password', { tags: 'whole' }, async () => {
    const first = show();
    await fillIn(first.user);
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage })).not.toContain('481516');
    const { texts } = show();
    await amount();
    expect(button()).toHaveAccessibleName('Withdraw ৳500.00');
    expect(password()).toHaveValue('');
    await act(async () => void (await switchLanguage(texts, 'BN')));
    expect(screen.getByRole('button', { name: /500\.00 উত্তোলন করুন/ })).toBeVisible();
  });
});

describe('[WALLET-04] [WALLET-06] sending', () => {
  test('[WALLET-04] is sent once with card, amount and password, and the result shows the next step', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Your withdrawal is on its way' })).toHaveFocus();
    expect(sent.mock.calls).toEqual([[{ cardId: '4', amount: '500', paymentPassword: '481516' }, expect.any(String)]]);
    expect(screen.getByText('In review')).toBeVisible();
    expect(factOf('Pay to')).toHaveTextContent('Acme Bank •••• 0560');
    expect(within(screen.getByRole('group', { name: 'Reference' })).getByText('9')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/m/home');
  });

  test(
    '[WALLET-04] can be cancelled while pending, and then the result shows that the money is back',
    { tags: 'whole' },
    async () => {
      const { cancellable: _, ...final } = sampleValues.withdraw;
      const becomes = { ...final, state: 'CANCELLED' as const };
      network.use(
        answer(calls.cancelWithdrawal, () => {
          network.use(answer(calls.getWithdrawals, page(becomes)));
          return becomes;
        }),
      );
      const { user } = show();
      await fillIn(user);
      await user.click(button());
      await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel withdrawal' }));
      expect(await screen.findByRole('heading', { name: 'Cancelled, money returned' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
      expect(screen.queryByText('You receive')).toBeNull();
    },
  );

  test(
    'an unknown state in the reply shows the gateway’s word, and it cannot be cancelled',
    { tags: 'whole' },
    async () => {
      network.use(answer(calls.withdraw, { ...sampleValues.withdraw, state: 'In review' as never }));
      const { user } = show();
      await fillIn(user);
      await user.click(button());
      const title = await screen.findByRole('heading', { name: 'In review' });
      expect(within(title).getByText('In review').tagName).toBe('BDI');
      expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
      expect(screen.queryByText('You receive')).toBeNull();
    },
  );

  test('[WALLET-06] a double click sends it once', async () => {
    const { user } = show();
    await fillIn(user);
    await user.dblClick(button());
    await screen.findByText('Your withdrawal is on its way');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('[WALLET-07] requests the outcome with the same key after a lost reply, and shows it', async () => {
    const asked = vi.fn<(body: unknown) => void>();
    network.use(
      answer(calls.settleIntent, async (request) => {
        asked(await decryptBody(request).catch(() => undefined));
        return { outcome: 'DONE' as const, reply: sampleValues.withdraw };
      }),
      noNetwork(calls.withdraw),
    );
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Your withdrawal is on its way')).toBeVisible();
    expect(screen.getByText('9')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(moneyIntentsItem.read()).toEqual([]);
  });

  test('[WALLET-07] shows an error if it was not executed, and the typed values stay', { tags: 'whole' }, async () => {
    network.use(answer(calls.settleIntent, { outcome: 'NOT_DONE' }), noNetwork(calls.withdraw));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/^It didn’t go through, and no money moved\./)).toBeVisible();
    expect(button()).toHaveAccessibleName('Withdraw ৳500.00');
  });

  test('[WALLET-07] empties the form if it succeeded during a reload', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.withdraw), noNetwork(calls.settleIntent));
    const first = show();
    await fillIn(first.user);
    await first.user.click(button());
    expect(await screen.findByText(/Checking what happened/)).toBeVisible();
    first.unmount();
    moneyIntentsItem.write(moneyIntentsItem.read().map((note) => ({ ...note, outcome: 'DONE' as const })));
    show();
    expect(await amount()).toHaveValue('');
  });

  test('shows the reason for a failure in the new language after a change', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.withdraw), answer(calls.settleIntent, { outcome: 'NOT_DONE' }));
    const { user, texts } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/no money moved/)).toBeVisible();
    await act(async () => void (await switchLanguage(texts, 'PT')));
    expect(await screen.findByText(/nenhum dinheiro saiu/)).toBeVisible();
    expect(screen.queryByText(/no money moved/)).toBeNull();
  });

  test('[WALLET-07] shows a message while the outcome is requested', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.settleIntent), noNetwork(calls.withdraw));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/^We haven’t received a reply\./)).toBeVisible();
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });
});

describe('[WALLET-04] rejected', () => {
  test.each(
    sample(
      [
        ['PAYMENT_PASSWORD_WRONG', {}, 'This isn’t your payment password.', /^Payment password/],
        ['FUNDS_INSUFFICIENT', {}, 'Your balance is lower now. Choose a smaller amount.', /^Amount/],
        ['REQUEST_INVALID', {}, 'This amount wasn’t accepted. The limits may have changed.', /^Amount/],
      ] as const,
      3,
    ),
  )('[WALLET-04] %s shows the reason at its field, which gets the focus', async (code, more, words, field) => {
    network.use(fail(calls.withdraw, code, more));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(button()).toHaveAccessibleName('Withdraw ৳500.00');
  });

  test.each(
    sample(
      [
        ['TURNOVER_UNMET', { value: { turnoverRemaining: '80.00' } }, '৳80.00 left to stake'],
        ['TURNOVER_UNMET', { value: 'nonsense' }, 'Your bonus requires these stakes before you can withdraw.'],
        ['DAILY_LIMIT', {}, 'You’ve used today’s withdrawals'],
        ['NOT_FOUND', {}, 'This card is no longer available. Choose another one.'],
        ['TOO_MANY', { retryAfterSeconds: 5 }, 'Too many attempts. Wait 5 seconds and try again.'],
      ] as const,
      3,
    ),
  )('[WALLET-04] %s (%o) shows the reason', async (code, more, words) => {
    network.use(fail(calls.withdraw, code, more));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
    expect(button()).toHaveAccessibleName('Withdraw ৳500.00');
  });
});

describe('[WALLET-04] pending withdrawals', () => {
  test('[WALLET-04] are listed above the form with their state; decided withdrawals are not', async () => {
    network.use(answer(calls.getWithdrawals, page(sampleValues.withdraw, decided)));
    show();
    const part = await screen.findByRole('region', { name: 'On its way' });
    expect(within(part).getAllByRole('listitem')).toHaveLength(1);
    expect(part).toHaveTextContent('৳500.00');
    expect(part).toHaveTextContent('In review');
  });

  test('[WALLET-04] are polled; after one is decided, the balance is requested again', async () => {
    network.use(answer(calls.getWithdrawals, page(sampleValues.withdraw)));
    const clock = stopClock();
    show();
    await clock.until(() => expect(screen.getByText('In review')).toBeVisible(), { stepMs: 50 });
    network.use(answer(calls.getWithdrawals, page({ ...sampleValues.withdraw, state: 'REJECTED' })));
    may({ balance: '1734.50' });
    await clock.pass(22_000);
    await clock.until(() => expect(screen.queryByText('In review')).toBeNull(), { stepMs: 50 });
    await clock.until(() => expect(screen.getByText('৳1,734.50')).toBeVisible(), { stepMs: 50 });
  });
});
