import { calls } from '@livery/api/contract';
import {
  answer,
  answerRaw,
  fail,
  noNetwork,
  sampleValues,
  setGatewayTime,
  startNetwork,
  testMerchant,
  testSession,
} from '@livery/api/testing';
import { walletApi } from '@livery/api/wallet/getWallet';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem } from '@livery/device/storage';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { DepositScreen } from './DepositScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown, key: string | null) => void>();

const manual = sampleValues.getDepositOptions.methods[0]!;
const gateway: typeof manual = { ...manual, method: 'gateway', name: 'Payment page', feePercent: '1.5', fields: [] };
const created = {
  depositId: '12',
  method: 'gateway',
  state: 'PENDING',
  amount: '500.00',
  fee: '7.50',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
} as const;
type Listed = (typeof sampleValues.getDeposits)['content'][number];
const listOf = (...content: Listed[]) => ({ content, pageNum: 1, totalPages: 1 });
const deposited = async (request: Request) => {
  sent(await request.json(), request.headers.get('Idempotency-Key'));
  return { ...created, url: '/sandbox/pay/ticket-1' };
};

beforeEach(() => {
  sent.mockClear();
  network.use(
    answer(calls.getDepositOptions, { methods: [manual, gateway] }),
    answer(calls.getDepositBanks, sampleValues.getDepositBanks),
    answer(calls.getDepositPromos, sampleValues.getDepositPromos),
    answer(calls.getDeposits, listOf()),
    answer(calls.depositGateway, deposited),
    answer(calls.depositManual, async (request) => ({ ...(await deposited(request)), method: 'manual' as const })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  setGatewayTime(Date.now());
  localStorage.clear();
  sessionStorage.clear();
});

const show = (at = '/m/voucherCenter') => renderScreen(<DepositScreen />, { session: testSession, at });
const amount = () => screen.findByRole('textbox', { name: 'How much do you want to deposit?' });
const method = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
/** Accepts the bonus in the dialog that is shown before the deposit is sent. */
const acceptBonus = async (user: ReturnType<typeof show>['user']) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this bonus?' }));
  await user.click(dialog.getByRole('button', { name: 'Accept bonus' }));
};
const fact = (name: string) => {
  const term = within(screen.getByRole('region', { name: 'Your deposit' })).getByText(name);
  return term.nextElementSibling;
};

describe('[WALLET-03] the form', () => {
  test('[WALLET-03] shows each method with its limits and fee, and the quick amounts', async () => {
    show();
    expect(await method(/^Bank transfer\s*৳100.00 to ৳50,000.00 · No fee/)).toBeChecked();
    expect(await method(/^Payment page.*1.5% fee/)).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '৳500' })).toBeVisible();
    expect(screen.getByText('৳100.00 to ৳50,000.00', { selector: 'p *' })).toBeVisible();
  });

  test('[WALLET-03] shows a fee with the merchant’s decimal separator', { tags: 'whole' }, async () => {
    const merchant = testMerchant();
    const currency = { ...merchant.currency, pattern: '#.##0,00' };
    renderScreen(<DepositScreen />, { session: testSession, merchant: { ...merchant, currency } });
    expect(await method(/^Payment page.*৳100,00 to ৳50.000,00 · 1,5% fee/)).toBeVisible();
  });

  test('[WALLET-03] with only one method no choice is shown', { tags: 'whole' }, async () => {
    network.use(answer(calls.getDepositOptions, { methods: [manual] }));
    show();
    await amount();
    expect(screen.queryByText('Payment method')).toBeNull();
  });

  test('[WALLET-03] has a link to the deposit history at the end', { tags: 'whole' }, async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Deposit history' })).toHaveAttribute('href', '/m/member/deposits');
  });

  test('[WALLET-03] the summary before sending shows amount, fee, bonus and their sum as the total', async () => {
    const { user } = show();
    await user.click(await method(/^Payment page/));
    await user.click(screen.getByRole('radio', { name: '৳500' }));
    await user.click(
      await screen.findByRole('radio', {
        name: /^First deposit\s*\+৳250.00 bonus · Stake ৳1,250.00 before you can withdraw/,
      }),
    );
    expect(fact('Fee')).toHaveTextContent('−৳7.50');
    expect(fact('Bonus')).toHaveTextContent('+৳250.00');
    expect(fact('You receive')).toHaveTextContent('৳742.50');
    await user.click(button(/^Deposit ৳500.00$/));
    await acceptBonus(user);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: '500.00', promoId: '3' }, expect.any(String)));
  });

  test('[WALLET-03] a bonus that restricts withdrawals must be confirmed before the deposit is sent', async () => {
    network.use(
      answer(calls.getDepositPromos, [{ ...sampleValues.getDepositPromos[0]!, endsAt: '2099-03-01T12:00:00.000Z' }]),
    );
    const { user } = show();
    await user.click(await method(/^Payment page/));
    await user.click(screen.getByRole('radio', { name: '৳500' }));
    await user.click(await screen.findByRole('radio', { name: /^First deposit/ }));
    expect(fact('Stake before you can withdraw')).toHaveTextContent('৳1,250.00');
    await user.click(button(/^Deposit ৳500.00$/));
    const dialog = await screen.findByRole('dialog', { name: 'Accept this bonus?' });
    for (const words of [
      'First deposit',
      'Bonus+৳250.00',
      'Stake before you can withdraw৳1,250.00',
      'Offer endsMar 1, 2099',
    ])
      expect(dialog).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /^First deposit/ })).toBeChecked();
  });

  test(
    '[PROMO-01] the promotion from the address is chosen and sent; another choice survives a reload',
    { tags: 'whole' },
    async () => {
      const { user, address, unmount } = show('/m/voucherCenter?promo=3');
      expect(await screen.findByRole('radio', { name: /^First deposit/ })).toBeChecked();
      await waitFor(() => expect(address()).toBe('/m/voucherCenter'));
      await user.click(await method(/^Payment page/));
      await user.click(screen.getByRole('radio', { name: '৳500' }));
      expect(fact('Bonus')).toHaveTextContent('+৳250.00');
      await user.click(button(/^Deposit ৳500.00$/));
      await acceptBonus(user);
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: '500.00', promoId: '3' }, expect.any(String)));
      unmount();

      const next = show('/m/voucherCenter?promo=3');
      await next.user.click(await screen.findByRole('radio', { name: 'Without a promotion' }));
      next.unmount();
      show(next.address());
      expect(await screen.findByRole('radio', { name: 'Without a promotion' })).toBeChecked();
    },
  );

  test(
    '[WALLET-03] a promotion shows its minimum deposit, and a smaller amount removes it',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await user.click(await method(/^Payment page/));
      await user.type(await amount(), '500');
      const promo = await screen.findByRole('radio', { name: /^First deposit/ });
      await user.click(promo);
      await user.clear(await amount());
      await user.type(await amount(), '150');
      expect(promo).toBeDisabled();
      expect(screen.getByText('+50% bonus · For deposits of ৳200.00 or more')).toBeVisible();
      await user.click(button(/^Deposit ৳150.00$/));
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: '150' }, expect.any(String)));
    },
  );

  test.each(
    sample(
      [
        ['99', 'The smallest deposit is ৳100.00'],
        ['50001', 'The largest deposit is ৳50,000.00'],
      ],
      2,
    ),
  )('[WALLET-03] %s is not sent, and an error is shown', async (typed, sentence) => {
    const { user } = show();
    await user.type(await amount(), typed);
    await user.click(button(/^Deposit/));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test(
    '[WALLET-03] a transfer shows the account to pay to, and requires name and receipt',
    { tags: 'whole' },
    async () => {
      const { user, address } = show();
      await user.type(await amount(), '500');
      expect(await screen.findByText('0012003400560')).toBeVisible();
      expect(screen.getByText('Testhouse')).toBeVisible();
      await user.click(button(/^Deposit ৳500.00$/));
      expect(await screen.findByText('Enter the name, at least 2 letters')).toBeVisible();
      await user.type(screen.getByLabelText(/^Account holder’s name/), ' Rumi Das ');
      await user.type(screen.getByLabelText(/^Transaction ID/), 'TX-10023');
      await user.click(button(/^Deposit ৳500.00$/));
      await waitFor(() => expect(address()).toBe('/m/voucherCenter?deposit=12'));
      expect(sent).toHaveBeenCalledWith(
        { amount: '500', bankCode: 'ACME', depositorName: 'Rumi Das', reference: 'TX-10023' },
        expect.any(String),
      );
    },
  );

  test('[WALLET-07] a reply after the player left does not navigate back, and its outcome is stored', async () => {
    const reply = lateReply();
    network.use(
      answer(calls.depositGateway, async (request) => {
        await reply.promise;
        return deposited(request);
      }),
    );
    const paymentUrl = (
      <>
        <Link to="/m/home">Leave</Link>
        <Routes>
          <Route path="/m/voucherCenter" element={<DepositScreen />} />
          <Route path="/m/home" element="Home" />
        </Routes>
      </>
    );
    const { user, address, store } = renderScreen(paymentUrl, { session: testSession, at: '/m/voucherCenter' });
    await user.click(await method(/^Payment page/));
    await user.type(await amount(), '500');
    await user.click(button(/^Deposit ৳500.00$/));
    await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    reply.resolve();
    await waitFor(() =>
      expect(moneyIntentsItem.read()).toEqual([expect.objectContaining({ kind: 'deposit', outcome: 'DONE' })]),
    );
    await waitForStoreIdle(store);
    expect(address()).toBe('/m/home');
    expect(screen.getByText('Home')).toBeVisible();
  });

  test.each([
    ['gateway', /^Payment page/],
    ['manual', /^Bank transfer/],
  ] as const)('the method of the last deposit (%s) is chosen at first', async (last, name) => {
    const earlier = { ...created, depositId: '11', method: 'manual', state: 'APPROVED' } as const;
    network.use(answer(calls.getDeposits, listOf({ ...created, method: last, state: 'APPROVED' }, earlier)));
    const { user } = show();
    expect(await screen.findByRole('radio', { name, checked: true })).toBeVisible();
    // The member can choose another method.
    await user.click(await method(/^Payment page/));
    expect(await method(/^Payment page/)).toBeChecked();
  });

  test('[WALLET-03] a pending deposit has a link at the top', { tags: 'whole' }, async () => {
    network.use(answer(calls.getDeposits, listOf({ ...created, method: 'manual' }, { ...created, depositId: '9' })));
    show();
    const waiting = await screen.findByRole('list', { name: 'Pending deposits' });
    const [first, second] = within(waiting).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/m/voucherCenter?deposit=12');
    expect(first).toHaveTextContent('৳500.00 in review');
    expect(second).toHaveTextContent('৳500.00 waiting for payment');
  });

  test('[WALLET-03] typed values are restored after a reload', { tags: 'whole' }, async () => {
    const first = show();
    await first.user.type(await amount(), '750');
    first.unmount();
    show();
    expect(await amount()).toHaveValue('750.00');
  });

  describe('the account that received a transfer', { tags: 'whole' }, () => {
    const [shownFirst] = sampleValues.getDepositBanks;
    const other = { ...shownFirst!, bankCode: 'OTHER', bankName: 'Other Bank', accountNumber: '999888777' };
    /** Renders the form, then renders it again after the gateway lists other accounts. */
    const reload = async (...banks: (typeof other)[]) => {
      const first = show();
      await first.user.type(await amount(), '500');
      await screen.findByText(shownFirst!.accountNumber);
      first.unmount();
      network.use(answer(calls.getDepositBanks, banks));
      const { user } = show();
      await user.type(await screen.findByLabelText(/^Account holder’s name/), 'Rumi Das');
      await user.type(screen.getByLabelText(/^Transaction ID/), 'TX-10023');
      return user;
    };
    const bankSent = () => sent.mock.calls.map(([body]) => (body as { bankCode: string }).bankCode);

    test('[WALLET-03] stays the same after a reload, even if another account is listed first', async () => {
      const user = await reload(other, shownFirst!);
      expect(screen.getByText(shownFirst!.accountNumber)).toBeVisible();
      await user.click(button(/^Deposit ৳500.00$/));
      await waitFor(() => expect(bankSent()).toEqual([shownFirst!.bankCode]));
    });

    test('[WALLET-03] is not replaced without a message if it no longer exists', async () => {
      const user = await reload(other);
      expect(await screen.findByText(other.accountNumber)).toBeVisible();
      await user.click(button(/^Deposit ৳500.00$/));
      expect(await screen.findByText(/^This account no longer accepts transfers/)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await user.click(button(/^Deposit ৳500.00$/));
      await waitFor(() => expect(bankSent()).toEqual(['OTHER']));
    });
  });

  describe('a promotion that was chosen before a reload, if the list cannot be loaded again', () => {
    const reload = async () => {
      const first = show();
      await first.user.click(await method(/^Payment page/));
      await first.user.type(await amount(), '500');
      await first.user.click(await screen.findByRole('radio', { name: /^First deposit/ }));
      first.unmount();
      network.use(noNetwork(calls.getDepositPromos));
      const shown = show();
      await amount();
      return shown;
    };

    test('[WALLET-03] is sent after a confirmation without amounts', async () => {
      const { user } = await reload();
      await user.click(button(/^Deposit ৳500.00$/));
      const dialog = await screen.findByRole('dialog', { name: 'Accept this bonus?' });
      expect(dialog).toHaveTextContent('We couldn’t load the amounts.');
      await acceptBonus(user);
      await waitFor(() =>
        expect(sent).toHaveBeenCalledExactlyOnceWith({ amount: '500', promoId: '3' }, expect.any(String)),
      );
    });

    test.each(['PROMOTION_UNAVAILABLE', 'NOT_FOUND'] as const)(
      'is removed after the gateway rejects it (%s)',
      { tags: 'whole' },
      async (code) => {
        const { user } = await reload();
        network.use(fail(calls.depositGateway, code));
        await user.click(button(/^Deposit ৳500.00$/));
        await acceptBonus(user);
        expect(await screen.findByText(/This promotion is no longer available/)).toBeVisible();
        network.use(answer(calls.depositGateway, deposited));
        await user.click(button(/^Deposit ৳500.00$/));
        await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ amount: '500' }, expect.any(String)));
      },
    );
  });

  test.each([
    ['no network', noNetwork(calls.getDepositOptions), 'No connection. Check your network and try again.'],
    ['403', fail(calls.getDepositOptions, 'NOT_ALLOWED'), /this account does not have permission/],
    ['429', fail(calls.getDepositOptions, 'TOO_MANY', { retryAfterSeconds: 30 }), /30/],
    ['500', fail(calls.getDepositOptions, 'INTERNAL'), /^The service isn’t responding right now/],
  ])('a form that cannot be loaded shows the reason: %s', async (_, fault, reason) => {
    network.use(fault);
    show();
    expect(await screen.findByText(reason, {}, { timeout: 20_000 })).toBeVisible();
    expect(button(/^Try again$/)).toBeVisible();
  });

  test('[WALLET-03] a break from play replaces the form, with its end and a link to withdraw', async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
    show();
    expect(await screen.findByText(/^You’re taking a break until .*Mar 8, 2099, 15:30/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'How much do you want to deposit?' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    expect(screen.getByRole('link', { name: 'Deposit history' })).toBeVisible();
  });

  test('after a failed request a retry is offered; without a method a message is shown', async () => {
    network.use(noNetwork(calls.getDepositOptions));
    const { user } = show();
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    network.use(answer(calls.getDepositOptions, { methods: [] }));
    await user.click(button(/^Try again$/));
    expect(await screen.findByText('Deposits aren’t available right now')).toBeVisible();
  });

  test('after a change of language, names of banks and promotions are requested again', { tags: 'whole' }, async () => {
    const asked = vi.fn<(what: string) => void>();
    network.use(
      answer(calls.getDepositBanks, () => {
        asked('banks');
        return sampleValues.getDepositBanks;
      }),
      answer(calls.getDepositPromos, () => {
        asked('promos');
        return sampleValues.getDepositPromos;
      }),
    );
    const { texts } = show();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await act(async () => void (await switchLanguage(texts, 'BN')));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
    expect(new Set(asked.mock.calls.map(([what]) => what))).toEqual(new Set(['banks', 'promos']));
  });

  test(
    'requests for the account and the promotions fail separately, each with a retry',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.getDepositBanks), noNetwork(calls.getDepositPromos));
      const { user } = show();
      expect(await screen.findByText('We couldn’t load the promotions.')).toBeVisible();
      expect(await screen.findByText('We couldn’t load the account to pay to.')).toBeVisible();
      network.use(answer(calls.getDepositBanks, sampleValues.getDepositBanks));
      await user.click(screen.getAllByRole('button', { name: 'Try again' })[1]!);
      expect(await screen.findByText('0012003400560')).toBeVisible();
    },
  );
});

describe('[WALLET-07] sending', () => {
  async function fillIn() {
    const shown = show();
    await shown.user.click(await method(/^Payment page/));
    await shown.user.type(await amount(), '500');
    return shown;
  }

  test('[WALLET-07] two taps create one deposit', async () => {
    const { address } = await fillIn();
    const submit = button(/^Deposit ৳500.00$/);
    fireEvent.click(submit);
    fireEvent.click(submit);
    await waitFor(() => expect(address()).toBe('/m/voucherCenter?deposit=12'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('[WALLET-07] if the reply is lost, the gateway confirms the deposit', async () => {
    network.use(
      answerRaw(calls.depositGateway, () => Response.error()),
      answer(calls.settleIntent, { outcome: 'DONE', reply: { ...created, url: '/sandbox/pay/ticket-1' } }),
    );
    const { user, address } = await fillIn();
    await user.click(button(/^Deposit ৳500.00$/));
    await waitFor(() => expect(address()).toBe('/m/voucherCenter?deposit=12'));
  });

  test(
    '[WALLET-07] if the list fails after a deposit is created, the deposit is not reported as missing',
    { tags: 'whole' },
    async () => {
      const { user, address, store } = await fillIn();
      network.use(noNetwork(calls.getDeposits));
      await user.click(button(/^Deposit ৳500.00$/));
      await waitFor(() => expect(address()).toBe('/m/voucherCenter?deposit=12'));
      // The list is requested because a deposit was created, and because the screen opens. If these are two requests, the
      // skeleton of the second request replaces the failure of the first.
      await waitForStoreIdle(store);
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'New deposit' })).toBeNull();
      network.use(answer(calls.getDeposits, listOf(created)));
      await user.click(button(/^Try again$/));
      expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    },
  );

  test(
    '[WALLET-07] a deposit created during a reload empties the form, unless the form was changed',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.depositGateway), noNetwork(calls.settleIntent));
      const first = await fillIn();
      await first.user.click(button(/^Deposit ৳500.00$/));
      expect(await screen.findByText(/Checking what happened/)).toBeVisible();
      first.unmount();
      const noted = moneyIntentsItem.read();
      const second = show();
      expect(await amount()).toHaveValue('500.00');
      await second.user.clear(await amount());
      await second.user.type(await amount(), '700');
      second.unmount();
      moneyIntentsItem.write(noted.map((note) => ({ ...note, outcome: 'DONE' as const })));
      const third = show();
      expect(await amount()).toHaveValue('700.00');
      await third.user.clear(await amount());
      await third.user.type(await amount(), '500');
      await third.user.click(button(/^Deposit ৳500.00$/));
      expect(await screen.findByText(/Checking what happened/)).toBeVisible();
      third.unmount();
      moneyIntentsItem.write(moneyIntentsItem.read().map((note) => ({ ...note, outcome: 'DONE' as const })));
      show();
      expect(await amount()).toHaveValue('');
    },
  );

  test('the reason for a rejection is shown in the new language after a change', { tags: 'whole' }, async () => {
    network.use(fail(calls.depositGateway, 'TOO_MANY_PENDING'));
    const { user, texts } = await fillIn();
    await user.click(button(/^Deposit ৳500.00$/));
    expect(await screen.findByText(/You have too many unpaid deposits/)).toBeVisible();
    await act(async () => void (await switchLanguage(texts, 'PT')));
    expect(await screen.findByText(/Você tem depósitos pendentes demais/)).toBeVisible();
    expect(screen.queryByText(/You have too many unpaid deposits/)).toBeNull();
  });

  test('[WALLET-07] if no deposit was created, the fields keep their values', async () => {
    network.use(
      answerRaw(calls.depositGateway, () => Response.error()),
      answer(calls.settleIntent, { outcome: 'NOT_DONE' }),
    );
    const { user } = await fillIn();
    await user.click(button(/^Deposit ৳500.00$/));
    expect(await screen.findByText(/It didn’t go through, and no money moved/)).toBeVisible();
    expect(await amount()).toHaveValue('500.00');
  });

  test.each(
    sample(
      [
        ['NOT_ALLOWED', 'This payment method isn’t available right now. Choose another one.'],
        ['PROMOTION_UNAVAILABLE', /This promotion is no longer available/],
        ['TOO_MANY_PENDING', /You have too many unpaid deposits/],
        ['REQUEST_INVALID', /This wasn’t accepted/],
        ['MAINTENANCE', 'System upgrading, please try again later.'],
      ] as const,
      4,
    ),
  )('[WALLET-07] after the rejection %s the reason is shown', async (code, sentence) => {
    network.use(fail(calls.depositGateway, code));
    const { user, address } = await fillIn();
    await user.click(button(/^Deposit ৳500.00$/));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/m/voucherCenter'));
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
  });

  test(
    "above the member's limit it shows the rest and its end, and that pending deposits are included",
    { tags: 'whole' },
    async () => {
      const value = { period: 'week', amount: '1000.00', left: '350.00', resetsAt: '2026-03-09T00:00:00.000Z' };
      network.use(fail(calls.depositGateway, 'DEPOSIT_LIMIT', { value }));
      const { user } = await fillIn();
      await user.click(button(/^Deposit ৳500.00$/));
      expect(
        await screen.findByText(
          /Your deposit limit allows ৳350.00 until Mar 9, 2026, 06:00. This includes unpaid deposits./,
        ),
      ).toBeVisible();
      expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Safer play' })).toBeVisible();
    },
  );

  test.each([
    ['DEPOSIT_LIMIT', /That’s more than your deposit limit allows\./],
    ['PLAY_BREAK', /You’re taking a break from play\./],
  ] as const)(
    'after the rejection %s by the member’s own limit, a link to safer play is shown',
    { tags: 'whole' },
    async (code, sentence) => {
      network.use(fail(calls.depositGateway, code));
      const { user } = await fillIn();
      await user.click(button(/^Deposit ৳500.00$/));
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Safer play' })).toHaveAttribute(
        'href',
        '/m/member/saferPlay',
      );
    },
  );
});

describe('[WALLET-03] the screen of one deposit', () => {
  const at = '/m/voucherCenter?deposit=12';
  const look = (deposit: Partial<Listed>) => {
    // Half an hour from now, so that slow tests before this one do not matter.
    const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
    network.use(answer(calls.getDeposits, listOf({ ...created, expiresAt, ...deposit })));
    return show(at);
  };

  test.each([1, -1])(
    '[WALLET-03] uses the gateway’s clock, also after a reload, if the phone is wrong by %i day',
    async (days) => {
      const now = Date.parse('2026-05-01T10:00:00Z');
      const expiresAt = new Date(now + 30 * 60_000).toISOString();
      const clock = stopClock({ now: now + days * 86_400_000 });
      setGatewayTime(Date.now());
      network.use(
        answerRaw(calls.getDeposits, () =>
          Response.json(
            { success: true, value: listOf({ ...created, expiresAt }) },
            { headers: { Date: new Date(now).toUTCString() } },
          ),
        ),
      );
      show(at);
      await clock.until(
        () => expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('30 minutes'),
        {
          stepMs: 1,
        },
      );
    },
  );

  test('an unknown state shows the text of the gateway, and only a link to customer service', async () => {
    look({ state: 'On hold' as never, url: '/sandbox/pay/ticket-1', cancellable: true });
    const state = await screen.findByRole('heading', { name: 'On hold' });
    expect(within(state).getByText('On hold').tagName).toBe('BDI');
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible();
    for (const name of ['Go to the payment page', 'New deposit'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
    expect(screen.queryByText(/Your balance hasn’t changed/)).toBeNull();
  });

  test('[WALLET-03] a payment page on the own host or on the gateway’s host has a link', async () => {
    look({ url: '/sandbox/pay/ticket-1' });
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
      'href',
      'http://gateway.test/sandbox/pay/ticket-1',
    );
    expect(screen.getByRole('timer').textContent).toMatch(/^(29|30) minutes/);
  });

  test('[WALLET-03] a break from play replaces payment and bonuses, and the deposit can be cancelled', async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
    look({ url: '/sandbox/pay/ticket-1', cancellable: true });
    expect(await screen.findByText(/^You’re taking a break until .*Mar 8, 2099, 15:30/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Add a promotion' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible();
  });

  test('[WALLET-03] a rejected deposit during a break shows the break and no link to another deposit', async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
    look({ state: 'REJECTED', decidedAt: '2026-03-01T09:35:00.000Z' });
    expect(await screen.findByText(/^You’re taking a break until .*Mar 8, 2099, 15:30/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New deposit' })).toBeNull();
  });

  test('[WALLET-03] a payment page on a host that the merchant lists has a link', async () => {
    look({ url: 'https://www.pay.test/ticket-1' });
    expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
      'href',
      'https://www.pay.test/ticket-1',
    );
  });

  test('[WALLET-03] an address on any other host has no link', async () => {
    look({ url: 'https://elsewhere.test/pay' });
    expect(await screen.findByText(/We can’t open this payment here/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull();
  });

  test('[WALLET-03] a code is shown as a picture, as text, and as a link for this phone', async () => {
    look({ method: 'alipay', qrText: 'alipay://sandbox/pay/ticket-1' });
    expect(await screen.findByRole('img', { name: 'QR code to pay this deposit' })).toBeVisible();
    expect(screen.getByText('alipay://sandbox/pay/ticket-1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open on this phone' })).toHaveAttribute(
      'href',
      'alipay://sandbox/pay/ticket-1',
    );
  });

  test('[WALLET-03] a transfer shows that it is being checked', async () => {
    look({ method: 'manual' });
    expect(await screen.findByRole('heading', { name: 'We are checking your transfer' })).toBeVisible();
  });

  describe('the receipt of a transfer', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    const picture = new File([png], 'receipt.png', { type: 'image/png' });
    const received = vi.fn<() => void>();
    const place = () => screen.findByLabelText('Add a picture of the receipt');
    const receipt = { url: '/sandbox/receipts/12/10/a', receivedAt: '2026-03-01T09:31:00.000Z' };
    const shown = () => screen.findByRole('img', { name: 'Receipt (opens in a new tab)' });
    const takes = answer(calls.sendDepositReceipt, () => {
      received();
      network.use(answer(calls.getDeposits, listOf({ ...created, method: 'manual', receipt })));
      return { success: true };
    });
    beforeEach(() => {
      received.mockClear();
      vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
    });
    afterEach(() => vi.unstubAllGlobals());

    test('[WALLET-03] is sent as soon as it is chosen, and is shown after a reload', async () => {
      network.use(takes);
      // The page's FormData cannot pass the mock network, so the test checks its content.
      const field = vi.spyOn(FormData.prototype, 'append');
      const first = look({ method: 'manual' });
      await first.user.upload(await place(), picture);
      expect(await screen.findByText('We’ve received the picture of your receipt.')).toBeVisible();
      expect(field.mock.calls).toEqual([
        ['id', '12'],
        ['file', picture],
      ]);
      expect(received).toHaveBeenCalledOnce();
      field.mockRestore();
      first.unmount();
      show(at);
      expect(await screen.findByText('We’ve received the picture of your receipt.')).toBeVisible();
      expect(screen.queryByLabelText('Add a picture of the receipt')).toBeNull();
    });

    test('[WALLET-03] is shown as a thumbnail that opens the full picture', async () => {
      look({ method: 'manual', receipt });
      const img = await shown();
      expect(img).toHaveAttribute('src', 'http://gateway.test/sandbox/receipts/12/10/a');
      expect(screen.getByRole('link', { name: 'Receipt (opens in a new tab)' })).toHaveAttribute(
        'href',
        'http://gateway.test/sandbox/receipts/12/10/a',
      );
    });

    test(
      '[WALLET-03] is replaced by another picture as soon as that picture has arrived',
      { tags: 'whole' },
      async () => {
        const { user } = look({ method: 'manual', receipt });
        await shown();
        const later = { url: '/sandbox/receipts/12/20/b', receivedAt: '2026-03-01T09:33:00.000Z' };
        network.use(
          answer(calls.sendDepositReceipt, () => {
            network.use(answer(calls.getDeposits, listOf({ ...created, method: 'manual', receipt: later })));
            return { success: true };
          }),
        );
        await user.click(await screen.findByRole('button', { name: 'Send another picture' }));
        await user.upload(await place(), picture);
        await waitFor(async () =>
          expect(await shown()).toHaveAttribute('src', 'http://gateway.test/sandbox/receipts/12/20/b'),
        );
      },
    );

    test('is requested again once if the address of its picture has expired', { tags: 'whole' }, async () => {
      look({ method: 'manual', receipt });
      const fresh = { ...receipt, url: '/sandbox/receipts/12/20/b' };
      const img = await shown();
      network.use(answer(calls.getDeposits, listOf({ ...created, method: 'manual', receipt: fresh })));
      fireEvent.error(img);
      await waitFor(async () =>
        expect(await shown()).toHaveAttribute('src', 'http://gateway.test/sandbox/receipts/12/20/b'),
      );
      fireEvent.error(await shown());
      expect(screen.getByRole('img', { name: 'The picture of the receipt can’t be shown right now' })).toBeVisible();
    });

    test('[WALLET-03] may be sent again while the deposit is pending', { tags: 'whole' }, async () => {
      network.use(takes);
      const { user } = look({ method: 'manual', receipt });
      await user.click(await screen.findByRole('button', { name: 'Send another picture' }));
      await user.upload(await place(), picture);
      await waitFor(() => expect(received).toHaveBeenCalledOnce());
      expect(await screen.findByRole('button', { name: 'Send another picture' })).toBeVisible();
    });

    test('stays if it could not be sent, shows the reason and can be sent again', { tags: 'whole' }, async () => {
      network.use(noNetwork(calls.sendDepositReceipt));
      const { user } = look({ method: 'manual' });
      await user.upload(await place(), picture);
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByText(/No connection\. Check your network and try again\./)).toBeVisible();
      network.use(takes);
      await user.click(again);
      expect(await screen.findByText('We’ve received the picture of your receipt.')).toBeVisible();
      expect(received).toHaveBeenCalledOnce();
    });

    test.each([
      [
        'FILE_REFUSED',
        /This picture wasn’t accepted. Choose another one\./,
        /Esta imagem não foi aceita. Escolha outra\./,
      ],
      ['ALREADY_DECIDED', /This deposit is no longer pending/, /Este depósito não está mais pendente/],
    ] as const)(
      'after the rejection %s the reason is shown, and in the new language after a change',
      { tags: 'whole' },
      async (code, words, inPortuguese) => {
        network.use(fail(calls.sendDepositReceipt, code));
        const { user, texts } = look({ method: 'manual' });
        await user.upload(await place(), picture);
        expect(await screen.findByText(words)).toBeVisible();
        await act(async () => void (await switchLanguage(texts, 'PT')));
        expect(await screen.findByText(inPortuguese)).toBeVisible();
        expect(screen.queryByText(words)).toBeNull();
      },
    );

    test('is not requested for other methods', async () => {
      look({ method: 'gateway', url: '/sandbox/pay/ticket-1' });
      await screen.findByRole('heading', { level: 2 });
      expect(screen.queryByLabelText('Add a picture of the receipt')).toBeNull();
    });
  });

  test.each([
    ['APPROVED', 'Your deposit has arrived', 'Play now', '/m/home'],
    ['REJECTED', 'This deposit was declined', 'New deposit', '/m/voucherCenter'],
    ['EXPIRED', 'This deposit has expired', 'New deposit', '/m/voucherCenter'],
    ['CANCELLED', 'You cancelled this deposit', 'New deposit', '/m/voucherCenter'],
  ] as const)('[WALLET-03] %s: %s, and a link to the next step', async (state, title, action, href) => {
    look({ state, decidedAt: created.createdAt, promoId: '3', promo: { title: 'First deposit', bonus: '250.00' } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.queryByRole('timer')).toBeNull();
    const bonus = screen.queryByText('+৳250.00');
    if (state === 'APPROVED') expect(bonus).toBeVisible();
    else expect(bonus).toBeNull();
  });

  test('[WALLET-03] is requested every few seconds while it is pending, and not after the decision', async () => {
    let asked = 0;
    let state: Listed['state'] = 'PENDING';
    network.use(answer(calls.getDeposits, () => ((asked += 1), listOf({ ...created, state }))));
    const clock = stopClock();
    const { store } = show(at);
    // On a device, the account bar shows the balance.
    let balances = 0;
    network.use(answer(calls.getWallet, () => ((balances += 1), sampleValues.getWallet)));
    act(() => void store.dispatch(walletApi.endpoints.getWallet.initiate({ language: 'EN' })));
    await clock.idle(store);
    expect(balances).toBe(1);
    const before = asked;
    await clock.pass(4_100);
    await clock.idle(store);
    expect(asked).toBe(before + 1);
    state = 'APPROVED';
    await clock.pass(4_100);
    await clock.idle(store);
    expect(screen.getByRole('heading', { name: 'Your deposit has arrived' })).toBeInTheDocument();
    // The balance contains the deposit only after another request.
    expect(balances).toBe(2);
    const after = asked;
    await clock.pass(20_000);
    await clock.idle(store);
    expect(asked).toBe(after);
  });

  test('[WALLET-03] is not requested while the page is hidden, and immediately when it is visible again', async () => {
    let asked = 0;
    network.use(answer(calls.getDeposits, () => ((asked += 1), listOf(created))));
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (to: DocumentVisibilityState) => {
      visibility.mockReturnValue(to);
      fireEvent(document, new Event('visibilitychange'));
    };
    const clock = stopClock();
    const { store } = show(at);
    await clock.idle(store);
    turn('hidden');
    const before = asked;
    await clock.pass(20_000);
    await clock.idle(store);
    expect(asked).toBe(before);
    turn('visible');
    await clock.idle(store);
    expect(asked).toBe(before + 1);
    visibility.mockRestore();
  });

  test('[WALLET-03] an approved deposit of 20,000 with fee 300 and bonus 1,000 shows 20,700 as arrived', async () => {
    look({
      state: 'APPROVED',
      amount: '20000.00',
      fee: '300.00',
      promoId: '3',
      promo: { title: 'First deposit', bonus: '1000.00', toStake: '5000.00' },
    });
    const total = await screen.findByText('You received');
    expect(total.nextElementSibling).toHaveTextContent('৳20,700.00');
    const rows = ['Amount', 'Fee', 'Bonus', 'Stake before you can withdraw'].map(
      (label) => screen.getByText(label).nextElementSibling?.textContent,
    );
    expect(rows).toEqual(['৳20,000.00', '−৳300.00', '+৳1,000.00', '৳5,000.00']);
  });

  test('[WALLET-03] a deposit shows no total while the bonus of its promotion is unknown', async () => {
    look({ state: 'APPROVED', promoId: '3' });
    await screen.findByRole('heading', { name: 'Your deposit has arrived' });
    expect(screen.queryByText('You received')).toBeNull();
  });

  describe('cancelling a pending deposit', () => {
    const cancellable = { url: '/sandbox/pay/ticket-1', cancellable: true };
    const cancelButton = () => screen.findByRole('button', { name: 'Cancel this deposit' });

    test('[WALLET-03] a pending deposit is cancelled once, after a confirmation, and the screen shows it', async () => {
      let state: Listed['state'] = 'PENDING';
      network.use(
        answer(calls.getDeposits, () => listOf({ ...created, ...(state === 'PENDING' && cancellable), state })),
        answer(calls.cancelDeposit, async (request) => {
          sent(await request.json(), request.headers.get('Idempotency-Key'));
          state = 'CANCELLED';
          return { ...created, state };
        }),
      );
      const { user } = show(at);
      await user.click(await cancelButton());
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this deposit?' }));
      expect(dialog.getByText(/Only cancel if you haven’t paid ৳500.00 yet/)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await user.click(dialog.getByRole('button', { name: 'Cancel deposit' }));
      expect(await screen.findByRole('heading', { name: 'You cancelled this deposit' })).toBeVisible();
      expect(sent).toHaveBeenCalledExactlyOnceWith({ id: '12' }, expect.any(String));
      expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
    });

    test('[WALLET-03] cancelling a deposit that was already paid shows a message', async () => {
      const { user } = look(cancellable);
      network.use(fail(calls.cancelDeposit, 'ALREADY_DECIDED'));
      await user.click(await cancelButton());
      await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
      expect(await screen.findByText(/It’s too late to cancel/)).toBeVisible();
    });

    test('[WALLET-03] a deposit that the gateway does not allow to cancel has no cancel button', async () => {
      look({ url: '/sandbox/pay/ticket-1' });
      await screen.findByRole('heading', { name: 'Waiting for your payment' });
      expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
    });
  });

  test('[WALLET-03] a pending deposit can add a promotion, after a dialog with its conditions', async () => {
    let promo: Partial<Listed> = {};
    network.use(
      answer(calls.getDeposits, () => listOf({ ...created, ...promo })),
      answer(calls.acceptDepositPromo, async (request) => {
        sent(await request.json(), request.headers.get('Idempotency-Key'));
        promo = { promoId: '3', promo: { title: 'First deposit', bonus: '250.00', toStake: '1250.00' } };
        return { ...created, promoId: '3' };
      }),
    );
    const { user } = show(at);
    await user.click(await screen.findByRole('button', { name: /^First deposit/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept this bonus?' });
    expect(dialog).toHaveTextContent('Stake before you can withdraw৳1,250.00');
    expect(sent).not.toHaveBeenCalled();
    await acceptBonus(user);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^First deposit/ })).toBeNull());
    expect(await screen.findByText('+৳250.00')).toBeVisible();
    expect(screen.getByText('Stake before you can withdraw').nextElementSibling).toHaveTextContent('৳1,250.00');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ depositId: '12', promoId: '3' }, expect.any(String));
  });

  test('stays readable without a network, with a note that it may be out of date', { tags: 'whole' }, async () => {
    const clock = stopClock();
    const { store } = look({ method: 'manual' });
    await clock.idle(store);
    network.use(noNetwork(calls.getDeposits));
    await clock.pass(4_100);
    await clock.until(() => expect(screen.getByText(/This may be out of date/)).toBeInTheDocument(), {
      stepMs: 50,
    });
    expect(screen.getByRole('heading', { name: 'We are checking your transfer' })).toBeInTheDocument();
  });

  test('an unknown deposit shows a link to a new one', async () => {
    network.use(answer(calls.getDeposits, listOf()));
    show(at);
    expect(await screen.findByText('We can’t find this deposit among your latest ones')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  });

  test('if the first request fails, a retry is offered', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getDeposits));
    const { user } = show(at);
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    network.use(answer(calls.getDeposits, listOf(created)));
    await user.click(button(/^Try again$/));
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  });
});
