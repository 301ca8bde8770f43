import { calls } from '@livery/api/contract';
import { gatewayApi } from '@livery/api/client';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem } from '@livery/device/storage';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

const network = startNetwork();
type Listed = (typeof sampleValues.getWithdrawals)['content'][number];
const [example] = sampleValues.getWithdrawals.content;
const waits: Listed = { ...example!, withdrawalId: '9', amount: '500.00', fee: '5.00' };
const decidedAt = '2026-03-01T10:05:00.000Z';
const { cancellable: _, ...final } = waits;
const paid: Listed = { ...final, withdrawalId: '8', state: 'APPROVED', amount: '200.00', fee: '0.00', decidedAt };
const rejected: Listed = { ...final, withdrawalId: '7', state: 'REJECTED', amount: '300.00', decidedAt };
const cancelled: Listed = { ...final, withdrawalId: '6', state: 'CANCELLED', amount: '400.00', decidedAt };

/** The queries that the gateway received, in order. */
let asked: string[] = [];
/** Makes the gateway reply with pages of withdrawals. */
function answerWithdrawals(...pages: Listed[][]) {
  network.use(
    answer(calls.getWithdrawals, ({ url }) => {
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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(
    <Routes>
      <Route path="/m/help" element={<Link to="?p=1">Help</Link>} />
      <Route
        path="*"
        element={
          <>
            <Link to="/m/help">Away</Link>
            <WithdrawalsScreen />
          </>
        }
      />
    </Routes>,
    { at: `/m/member/withdrawals${query}`, session: testSession },
  );
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('[WALLET-04] the history of withdrawals', () => {
  test(
    'a withdrawal with an unknown state shows the gateway’s word and cannot be cancelled',
    { tags: 'whole' },
    async () => {
      answerWithdrawals([{ ...waits, state: 'In review' as never }]);
      const { user } = show();
      const listed = await row(/৳500.00/);
      expect(within(listed).getByText('In review').tagName).toBe('BDI');
      await user.click(listed);
      const detail = within(await screen.findByRole('dialog'));
      expect(detail.getByText('In review').parentElement).toHaveAttribute('data-tone', 'muted');
      expect(detail.queryByRole('button', { name: /Cancel/ })).toBeNull();
      expect(detail.queryByText('Fee')).toBeNull();
    },
  );

  test('[WALLET-04] lists each with its bank, masked number, time, amount and state in words', async () => {
    answerWithdrawals([waits, paid, rejected, cancelled]);
    show();
    expect(await row(/৳500.00/)).toHaveTextContent('Acme Bank•••• 0560 · 15:30৳500.00In review');
    expect(await row(/৳200.00/)).toHaveTextContent('Paid out');
    expect(await row(/৳300.00/)).toHaveTextContent('Returned to your wallet৳300.00Rejected');
    expect(await row(/৳400.00/)).toHaveTextContent('Returned to your wallet৳400.00Cancelled');
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&pageSize=20&pageNo=1']);
  });

  test('[WALLET-04] filters by days and state, and the filter is in the address', { tags: 'whole' }, async () => {
    answerWithdrawals([paid]);
    const { user, address, store } = show();
    await row(/৳200.00/);
    await waitForStoreIdle(store);
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: 'Today' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Paid out');
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toBe('/m/member/withdrawals?days=1&state=APPROVED'));
    await waitFor(() => expect(asked.at(-1)).toBe('from=2026-03-01&to=2026-03-01&state=APPROVED&pageSize=20&pageNo=1'));
    expect(screen.getByRole('button', { name: /^Filter/ })).toHaveTextContent('FilterTodayPaid out');
  });

  test('a link with a state shows only its withdrawals', async () => {
    answerWithdrawals([cancelled]);
    show('?state=CANCELLED');
    await row(/৳400.00/);
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&state=CANCELLED&pageSize=20&pageNo=1']);
  });

  test.each(
    sample(
      [
        ['waits', waits, /৳500.00/, ['In review', 'Taken from your balance৳500.00', 'Fee−৳5.00', 'You receive৳495.00']],
        [
          'was paid out',
          paid,
          /৳200.00/,
          ['Paid out', 'DecidedMar 1, 2026, 16:05', 'FeeNo fee', 'You received৳200.00'],
        ],
      ] as const,
      2,
    ),
  )('[WALLET-04] a withdrawal that %s opens its details', async (_, withdrawal, name, facts) => {
    answerWithdrawals([withdrawal]);
    const { user } = show();
    await user.click(await row(name));
    const detail = await screen.findByRole('dialog', { name: 'Withdrawal' });
    for (const words of ['Pay toAcme Bank •••• 0560', 'SentMar 1, 2026, 15:30', ...facts])
      expect(detail).toHaveTextContent(words);
    expect(detail).not.toHaveTextContent('back in your wallet');
  });

  test.each(
    sample(
      [
        ['rejected', rejected, /৳300.00/, 'Rejected', 'Returned to your wallet৳300.00'],
        ['cancelled', cancelled, /৳400.00/, 'Cancelled', 'Returned to your wallet৳400.00'],
      ] as const,
      2,
    ),
  )('[WALLET-04] a withdrawal that was %s shows that the money is back', async (_, withdrawal, name, state, back) => {
    answerWithdrawals([withdrawal]);
    const { user } = show();
    await user.click(await row(name));
    const detail = await screen.findByRole('dialog', { name: 'Withdrawal' });
    for (const words of [state, 'The money is back in your wallet.', back]) expect(detail).toHaveTextContent(words);
    expect(detail).not.toHaveTextContent('Fee');
  });

  describe('cancelling a pending withdrawal', () => {
    const sent = vi.fn<(body: unknown, key: string | null) => void>();
    const becomes = { ...cancelled, withdrawalId: '9', amount: '500.00' };
    const cancels = () =>
      network.use(
        answer(calls.cancelWithdrawal, async (request) => {
          sent(await request.clone().json(), request.headers.get('Idempotency-Key'));
          answerWithdrawals([becomes]);
          return becomes;
        }),
      );
    const open = async () => {
      answerWithdrawals([waits]);
      const view = show();
      await view.user.click(await row(/৳500.00/));
      const detail = await screen.findByRole('dialog', { name: 'Withdrawal' });
      await view.user.click(within(detail).getByRole('button', { name: 'Cancel this withdrawal' }));
      const question = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' });
      return {
        ...view,
        detail,
        question,
        confirm: within(question).getByRole('button', { name: 'Cancel withdrawal' }),
      };
    };
    beforeEach(() => {
      sent.mockClear();
      localStorage.clear();
    });

    test('[WALLET-04] is sent once after a confirmation with the amount, and the result is shown', async () => {
      cancels();
      const { user, detail, question, confirm } = await open();
      expect(question).toHaveTextContent('৳500.00 goes back to your wallet right away.');
      expect(sent).not.toHaveBeenCalled();
      await user.dblClick(confirm);
      await waitFor(() => expect(detail).toHaveTextContent('The money is back in your wallet.'));
      expect(sent.mock.calls).toEqual([[{ id: '9' }, expect.any(String)]]);
      expect(within(detail).queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
      await user.click(within(detail).getByRole('button', { name: 'Close' }));
      expect(await row(/৳500.00/)).toHaveTextContent('Cancelled');
    });

    test('sends no request after "Keep it"', { tags: 'whole' }, async () => {
      cancels();
      const { user, question, detail } = await open();
      await user.click(within(question).getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this withdrawal?' })).toBeNull());
      expect(detail).toHaveTextContent('In review');
      expect(sent).not.toHaveBeenCalled();
    });

    test('[WALLET-04] shows an error and the current state if it is too late', { tags: 'whole' }, async () => {
      const { user, detail, confirm } = await open();
      network.use(fail(calls.cancelWithdrawal, 'WITHDRAWAL_FINAL'));
      await user.click(confirm);
      await waitFor(() => expect(within(detail).getByRole('alert')).toHaveTextContent('It’s too late to cancel'));
    });

    test('shows the reason for a failure in the new language after a change', { tags: 'whole' }, async () => {
      const { user, detail, confirm, texts } = await open();
      network.use(fail(calls.cancelWithdrawal, 'WITHDRAWAL_FINAL'));
      await user.click(confirm);
      await waitFor(() => expect(within(detail).getByRole('alert')).toHaveTextContent('It’s too late to cancel'));
      await act(async () => void (await switchLanguage(texts, 'PT')));
      await waitFor(() => expect(within(detail).getByRole('alert')).toHaveTextContent('Não é mais possível cancelar'));
    });

    test(
      '[WALLET-07] requests the outcome with the same key after a lost reply, and shows it',
      { tags: 'whole' },
      async () => {
        network.use(
          noNetwork(calls.cancelWithdrawal),
          answer(calls.settleIntent, () => {
            answerWithdrawals([becomes]);
            return { outcome: 'DONE' as const, reply: becomes };
          }),
        );
        const { user, detail, confirm } = await open();
        await user.click(confirm);
        await waitFor(() => expect(detail).toHaveTextContent('The money is back in your wallet.'));
        expect(moneyIntentsItem.read()).toEqual([]);
      },
    );

    test('[WALLET-07] shows an error if the cancellation was not executed', { tags: 'whole' }, async () => {
      network.use(noNetwork(calls.cancelWithdrawal), answer(calls.settleIntent, { outcome: 'NOT_DONE' }));
      const { user, detail, confirm } = await open();
      await user.click(confirm);
      await waitFor(() => expect(within(detail).getByRole('alert')).toHaveTextContent('It didn’t go through'));
      expect(detail).toHaveTextContent('In review');
    });

    test('[WALLET-07] stores the outcome for the next page to show, after the player leaves', async () => {
      const reply = lateReply<typeof becomes>();
      network.use(answer(calls.cancelWithdrawal, () => reply.promise));
      const { user, confirm, address } = await open();
      await user.click(confirm);
      await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
      await user.click(screen.getByText('Away'));
      reply.resolve(becomes);
      await waitFor(() =>
        expect(moneyIntentsItem.read()).toEqual([expect.objectContaining({ kind: 'cancelWithdraw', outcome: 'DONE' })]),
      );
      await user.click(screen.getByRole('link', { name: 'Help' }));
      expect(address()).toBe('/m/help?p=1');
      expect(screen.queryByText(/is back in your wallet/)).toBeNull();
    });

    test('[WALLET-07] shows a message while the outcome is requested', { tags: 'whole' }, async () => {
      network.use(noNetwork(calls.cancelWithdrawal), noNetwork(calls.settleIntent));
      const { user, question, confirm } = await open();
      await user.click(confirm);
      expect(await within(question).findByText(/^We haven’t received a reply\./)).toBeVisible();
    });
  });

  test('a withdrawal that cannot be cancelled has no cancel button', { tags: 'whole' }, async () => {
    answerWithdrawals([final]);
    const { user } = show();
    await user.click(await row(/৳500.00/));
    await screen.findByRole('dialog', { name: 'Withdrawal' });
    expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
  });

  test('the number can be copied', { tags: 'whole' }, async () => {
    answerWithdrawals([waits]);
    const { user } = show();
    await user.click(await row(/৳500.00/));
    const detail = await screen.findByRole('dialog', { name: 'Withdrawal' });
    await user.click(within(detail).getByRole('button', { name: /^Copy/ }));
    expect(await navigator.clipboard.readText()).toBe('9');
    await user.click(within(detail).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test(
    'the end of the list loads more, and a withdrawal that moved to the next page is shown once',
    { tags: 'whole' },
    async () => {
      const sight = fakeIntersections();
      answerWithdrawals([waits, paid], [paid, rejected]);
      const { store } = show();
      await row(/৳500.00/);
      sight.see(true);
      expect(await row(/৳300.00/)).toBeVisible();
      await waitForStoreIdle(store);
      expect(screen.getAllByText('৳200.00')).toHaveLength(1);
      expect(screen.getByText('End of list')).toBeVisible();
    },
  );

  test('invalidating the wallet refetches the withdrawals', async () => {
    answerWithdrawals([waits]);
    const { store } = show();
    await screen.findByText('In review');
    answerWithdrawals([{ ...final, state: 'APPROVED', decidedAt }]);
    act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Wallet'])));
    expect(await screen.findByText('Paid out')).toBeVisible();
  });

  test('without withdrawals a message is shown', async () => {
    answerWithdrawals([]);
    show();
    expect(await screen.findByText('No withdrawals in this period')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  });

  test.each(
    sample(
      [
        ['there is no network', noNetwork(calls.getWithdrawals), 'No connection. Check your network and try again.'],
        ['the gateway fails', fail(calls.getWithdrawals, 'INTERNAL'), 'The service isn’t responding right now.'],
      ] as const,
      2,
    ),
  )('when %s, an error and a retry are shown', { tags: 'whole' }, async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    answerWithdrawals([waits]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/৳500.00/)).toBeVisible();
  });

  test('loaded withdrawals stay after the network fails', { tags: 'whole' }, async () => {
    answerWithdrawals([waits]);
    const { store } = show();
    await row(/৳500.00/);
    network.use(noNetwork(calls.getWithdrawals));
    act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Wallet'])));
    await waitForStoreIdle(store);
    expect(await row(/৳500.00/)).toBeVisible();
  });
});
