import { calls } from '@livery/api/contract';
import { answer, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { walletApi } from '@livery/api/wallet/getWallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const network = startNetwork();
const [moved] = sampleValues.getTransactions.content;
const out = { ...moved!, id: '1' };
const into = { ...out, id: '2', code: 'DEPOSIT', name: 'Deposit', amount: '500.00', balanceAfter: '1734.50' };

const noSums = { movements: 0, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' };

let asked: string[] = [];
function answerTransactions(content: (typeof out)[], sums = { ...noSums, movements: content.length }) {
  network.use(
    answer(calls.getTransactions, ({ url }) => {
      asked.push(new URL(url).searchParams.toString());
      return { content, pageNum: 1, totalPages: content.length === 0 ? 0 : 1, sums };
    }),
  );
}

beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  asked = [];
  network.use(
    answer(calls.getTransactionCodes, [
      { code: 'DEPOSIT', name: 'Deposit' },
      { code: 'TRANSFER', name: 'Transfer' },
    ]),
    answer(calls.getWallet, sampleValues.getWallet),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<TransactionsScreen />, { at: `/m/member/transactions${query}`, session: testSession });

describe('the transactions', () => {
  test('[WALLET-02] shows each with its sign, its wallet and the balance after it', async () => {
    answerTransactions([into, out]);
    show();
    const deposit = await screen.findByRole('button', { name: /Deposit/ });
    await waitFor(() => expect(deposit).toHaveTextContent('DepositMain · 15:30+৳500.00Balance ৳1,734.50'));
    expect(screen.getByRole('button', { name: /Transfer/ })).toHaveTextContent('−৳100.00');
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&pageNo=1&pageSize=20']);
  });

  test('a transaction of an unknown kind shows the gateway’s name', { tags: 'whole' }, async () => {
    answerTransactions([{ ...into, code: 'CARBON', name: 'Carbon offset' }, out]);
    show();
    expect(await screen.findByRole('button', { name: /Carbon offset/ })).toHaveTextContent('+৳500.00');
  });

  test('with an amount that cannot be parsed, neither rows nor totals are shown', { tags: 'whole' }, async () => {
    answerTransactions([into, { ...out, amount: -100 as never }]);
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('৳0.00')).toBeNull();
    expect(screen.queryByRole('button', { name: /Deposit/ })).toBeNull();
  });

  test(
    '[WALLET-02] filters by code, wallet and days, and the filter is in the address',
    { tags: 'whole' },
    async () => {
      answerTransactions([into]);
      const { user, address, store } = show();
      await screen.findByText('Deposit');
      await waitForStoreIdle(store);
      await user.click(screen.getByRole('button', { name: /^Filter/ }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
      await user.click(sheet.getByRole('button', { name: 'Today' }));
      await user.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'Deposit');
      await user.selectOptions(sheet.getByRole('combobox', { name: 'Wallet' }), 'Main');
      await user.click(sheet.getByRole('button', { name: 'Show' }));
      await waitFor(() => expect(address()).toBe('/m/member/transactions?days=1&code=DEPOSIT&wallet=MAIN'));
      await waitFor(() =>
        expect(asked.at(-1)).toBe('from=2026-03-01&to=2026-03-01&code=DEPOSIT&wallet=MAIN&pageNo=1&pageSize=20'),
      );
      expect(screen.getByRole('button', { name: /^Filter/ })).toHaveTextContent('FilterTodayDepositMain');
    },
  );

  test('[WALLET-02] a link with a code shows only its transactions', async () => {
    answerTransactions([out]);
    show('?code=TRANSFER');
    await screen.findByRole('button', { name: /−৳100.00/ });
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&code=TRANSFER&pageNo=1&pageSize=20']);
  });

  test('[WALLET-02] the totals include all transactions of the filter, not only the loaded rows', async () => {
    answerTransactions([out], { movements: 40, moneyIn: '1200.50', moneyOut: '2000.75', net: '-800.25' });
    show('?code=TRANSFER');
    const totals = within(await screen.findByRole('region', { name: 'Net change' }));
    expect(await totals.findByText('−৳800.25')).toBeVisible();
    const labels = totals.getAllByRole('term').map(({ textContent }) => textContent);
    const figures = totals.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Money in', 'Money out']);
    expect(figures).toEqual(['৳1,200.50', '৳2,000.75']);
  });

  test(
    'a press on a transaction opens its receipt, with a button that copies its reference',
    { tags: 'whole' },
    async () => {
      answerTransactions([out]);
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: /−৳100.00/ }));
      const receipt = await screen.findByRole('dialog', { name: 'Transfer' });
      for (const words of ['−৳100.00', 'Main', 'Mar 1, 2026, 15:30', '৳1,234.50', 'transfer-1'])
        expect(receipt).toHaveTextContent(words);
      await user.click(within(receipt).getByRole('button', { name: /^Copy/ }));
      expect(await navigator.clipboard.readText()).toBe('transfer-1');
    },
  );

  test('invalidating the wallet refetches the transactions', async () => {
    answerTransactions([out]);
    const { store } = show();
    await screen.findByRole('button', { name: /−৳100.00/ });
    answerTransactions([into, out]);
    act(() => void store.dispatch(walletApi.util.invalidateTags(['Wallet'])));
    expect(await screen.findByRole('button', { name: /\+৳500.00/ })).toBeVisible();
  });

  test('without transactions, a message is shown and no totals', { tags: 'whole' }, async () => {
    answerTransactions([]);
    show();
    expect(await screen.findByText('No transactions in this period')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(screen.queryByRole('region', { name: 'Net change' })).toBeNull();
  });

  test(
    'without a network an error is shown, and the list loads automatically when it is back',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.getTransactions));
      show();
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      answerTransactions([out]);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByRole('button', { name: /−৳100.00/ })).toBeVisible();
    },
  );

  test('loaded transactions stay after the network fails', { tags: 'whole' }, async () => {
    answerTransactions([out]);
    const { store } = show();
    await screen.findByRole('button', { name: /−৳100.00/ });
    network.use(noNetwork(calls.getTransactions));
    act(() => void store.dispatch(walletApi.util.invalidateTags(['Wallet'])));
    await waitForStoreIdle(store);
    expect(screen.getByRole('button', { name: /−৳100.00/ })).toBeVisible();
  });
});
