import { calls } from '@livery/api/contract';
import { gatewayApi } from '@livery/api/client';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { DepositsScreen } from './DepositsScreen.tsx';

const network = startNetwork();
type Listed = (typeof sampleValues.getDeposits)['content'][number];
const [example] = sampleValues.getDeposits.content;
const arrived: Listed = { ...example!, depositId: '12', amount: '500.00', fee: '7.50' };
const waits: Listed = { ...arrived, depositId: '13', method: 'gateway', state: 'PENDING', amount: '200.00' };
delete waits.decidedAt;
const rejected: Listed = { ...arrived, depositId: '11', state: 'REJECTED', amount: '300.00' };
const expired: Listed = { ...arrived, depositId: '10', state: 'EXPIRED', amount: '400.00' };
delete expired.decidedAt;

/** The queries that the gateway received, in order. */
let asked: string[] = [];
/** Makes the gateway reply with pages of deposits. */
function answerDeposits(...pages: Listed[][]) {
  network.use(
    answer(calls.getDeposits, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query.toString());
      const page = Number(query.get('pageNo'));
      return { content: pages[page - 1] ?? [], pageNum: page, totalPages: pages.length };
    }),
  );
}

beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  asked = [];
  network.use(answer(calls.getDepositOptions, sampleValues.getDepositOptions));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<DepositsScreen />, { at: `/m/member/deposits${query}`, session: testSession });
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('[WALLET-03] the history of deposits', () => {
  test('[WALLET-03] lists each deposit with its method, time, amount and state in words', async () => {
    answerDeposits([waits, arrived, rejected, expired]);
    show();
    expect(await row(/৳500.00/)).toHaveTextContent('Bank transfer15:30৳500.00Completed');
    expect(await row(/৳300.00/)).toHaveTextContent('Rejected');
    expect(await row(/৳400.00/)).toHaveTextContent('Expired');
    expect(screen.getByRole('link', { name: /৳200.00/ })).toHaveTextContent(
      'Payment page15:30Open to pay৳200.00Pending',
    );
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&pageSize=20&pageNo=1']);
  });

  test('a deposit with an unknown state and method shows the gateway’s words, and no result', async () => {
    answerDeposits([{ ...arrived, state: 'On hold' as never, method: 'Voucher' as never }]);
    const { user } = show();
    const listed = await row(/৳500.00/);
    expect(listed).toHaveTextContent('Voucher15:30৳500.00On hold');
    expect(within(listed).getByText('On hold').parentElement).toHaveAttribute('data-tone', 'muted');
    await user.click(listed);
    const detail = await screen.findByRole('dialog');
    expect(within(detail).getByText('On hold').tagName).toBe('BDI');
    expect(within(detail).getByText('Payment method').nextElementSibling).toHaveTextContent('Voucher');
    expect(detail).not.toHaveTextContent('Your balance hasn’t changed');
  });

  test('[WALLET-03] a pending deposit links to its payment', async () => {
    answerDeposits([waits]);
    show();
    const link = await screen.findByRole('link', { name: /৳200.00/ });
    expect(link).toHaveAttribute('href', '/m/voucherCenter?deposit=13');
  });

  test('[WALLET-03] filters by days and state, and the filter is in the address', { tags: 'whole' }, async () => {
    answerDeposits([arrived]);
    const { user, address, store } = show();
    await row(/৳500.00/);
    await waitForStoreIdle(store);
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: '30 days' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Completed');
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toBe('/m/member/deposits?days=30&state=APPROVED'));
    await waitFor(() => expect(asked.at(-1)).toBe('from=2026-01-31&to=2026-03-01&state=APPROVED&pageSize=20&pageNo=1'));
    expect(screen.getByRole('button', { name: /^Filter/ })).toHaveTextContent('Filter30 daysCompleted');
  });

  test.each([
    ['REJECTED', 'state=REJECTED&', 'Filter7 daysRejected'],
    ['LOST', '', 'Filter7 days'],
  ])('a link with the state %s filters by it, if the state exists', async (state, wanted, chips) => {
    answerDeposits([rejected]);
    show(`?state=${state}`);
    await row(/৳300.00/);
    expect(asked).toEqual([`from=2026-02-23&to=2026-03-01&${wanted}pageSize=20&pageNo=1`]);
    expect(screen.getByRole('button', { name: /^Filter/ }).textContent).toBe(chips);
  });

  test(
    '[WALLET-03] an arrived deposit opens its details, with a button that copies its number',
    { tags: 'whole' },
    async () => {
      answerDeposits([{ ...arrived, promo: { title: 'First deposit', bonus: '250.00' } }]);
      const { user } = show();
      await user.click(await row(/৳500.00/));
      const detail = await screen.findByRole('dialog', { name: 'Deposit' });
      for (const words of [
        'Completed',
        'Payment methodBank transfer',
        'CreatedMar 1, 2026, 15:30',
        'DecidedMar 1, 2026, 15:35',
        'Amount৳500.00',
        'Fee−৳7.50',
        'PromotionFirst deposit',
        'Bonus+৳250.00',
        'You received৳742.50',
      ])
        expect(detail).toHaveTextContent(words);
      await user.click(within(detail).getByRole('button', { name: /^Copy/ }));
      expect(await navigator.clipboard.readText()).toBe('12');
      await user.click(within(detail).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('[WALLET-03] the details show the receipt, with a link to the large picture', { tags: 'whole' }, async () => {
    const receipt = (url: string) => ({ url, receivedAt: '2026-03-01T09:31:00.000Z' });
    answerDeposits([{ ...arrived, receipt: receipt('/sandbox/receipts/12/10/a') }]);
    const { user } = show();
    await user.click(await row(/৳500.00/));
    const detail = within(await screen.findByRole('dialog', { name: 'Deposit' }));
    const link = detail.getByRole('link', { name: 'Receipt (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'http://gateway.test/sandbox/receipts/12/10/a');
    // The picture's address has expired, so the list is requested again for a new address.
    answerDeposits([{ ...arrived, receipt: receipt('/sandbox/receipts/12/20/b') }]);
    fireEvent.error(detail.getByRole('img', { name: 'Receipt (opens in a new tab)' }));
    await waitFor(() =>
      expect(detail.getByRole('img', { name: 'Receipt (opens in a new tab)' })).toHaveAttribute(
        'src',
        'http://gateway.test/sandbox/receipts/12/20/b',
      ),
    );
  });

  test.each([
    ['rejected', rejected, /৳300.00/, 'DecidedMar 1, 2026, 15:35'],
    ['expired', expired, /৳400.00/, 'ExpiredMar 1, 2026, 16:00'],
  ])('a deposit that was %s shows that the balance did not change, without a fee', async (_, deposit, name, when) => {
    answerDeposits([deposit]);
    const { user } = show();
    await user.click(await row(name));
    const detail = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(detail).toHaveTextContent('Your balance hasn’t changed.');
    expect(detail).toHaveTextContent(when);
    for (const words of ['Fee', 'in your wallet']) expect(detail).not.toHaveTextContent(words);
  });

  test('a method has the merchant’s name for it, in the current language', { tags: 'whole' }, async () => {
    const named = (name: string) =>
      answer(calls.getDepositOptions, { methods: [{ ...sampleValues.getDepositOptions.methods[0]!, name }] });
    network.use(named('By hand'));
    answerDeposits([arrived]);
    const { texts } = show();
    expect(await screen.findByText('By hand')).toBeVisible();
    network.use(named('হাতে হাতে'));
    await act(async () => texts.setLanguage('BN'));
    expect(await screen.findByText('হাতে হাতে')).toBeVisible();
  });

  test(
    'the end of the list loads more, and a deposit that moved to the next page is shown once',
    { tags: 'whole' },
    async () => {
      const sight = fakeIntersections();
      answerDeposits([arrived, rejected], [rejected, expired]);
      const { store } = show();
      await row(/৳500.00/);
      sight.see(true);
      expect(await row(/৳400.00/)).toBeVisible();
      await waitForStoreIdle(store);
      expect(screen.getAllByText('৳300.00')).toHaveLength(1);
      expect(screen.getByText('End of list')).toBeVisible();
    },
  );

  test('invalidating the wallet refetches the deposits', async () => {
    answerDeposits([waits]);
    const { store } = show();
    await screen.findByText('Pending');
    answerDeposits([{ ...waits, state: 'APPROVED' }]);
    act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Wallet'])));
    expect(await screen.findByText('Completed')).toBeVisible();
  });

  test('without deposits a message is shown', async () => {
    answerDeposits([]);
    show();
    expect(await screen.findByText('No deposits in this period')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  });

  test.each(
    sample(
      [
        ['there is no network', noNetwork(calls.getDeposits), 'No connection. Check your network and try again.'],
        ['the gateway fails', fail(calls.getDeposits, 'INTERNAL'), 'The service isn’t responding right now.'],
      ] as const,
      2,
    ),
  )('when %s, an error and a retry are shown', async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    answerDeposits([arrived]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/৳500.00/)).toBeVisible();
  });

  test('loaded deposits stay after the network fails', { tags: 'whole' }, async () => {
    answerDeposits([arrived]);
    const { store } = show();
    await row(/৳500.00/);
    network.use(noNetwork(calls.getDeposits));
    act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Wallet'])));
    await waitForStoreIdle(store);
    expect(await row(/৳500.00/)).toBeVisible();
  });
});
