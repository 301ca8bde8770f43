import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';

const network = startNetwork();
const example = sampleValues.getGameRecords;
const [won] = example.content;
const bet = (roundId: string, rest: Partial<NonNullable<typeof won>> = {}) => ({
  ...won!,
  roundId,
  gameName: `Game ${roundId}`,
  ...rest,
});
const lost = { stake: '10.00', payout: '0.00', net: '-10.00', status: 'LOST' } as const;

/** The queries that the gateway received, in order. */
let asked: string[] = [];
/** Makes the gateway reply with pages of bets and the given sums. */
function answerBets(pages: ReturnType<typeof bet>[][], sums = example.sums) {
  network.use(
    answer(calls.getGameRecords, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query.toString());
      const page = Number(query.get('pageNo'));
      return { content: pages[page - 1] ?? [], pageNum: page, totalPages: pages.length, sums };
    }),
  );
}

beforeEach(() => {
  fakeLayout();
  // In Dhaka it is 00:30 on 1 March.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-28T18:30:00Z') });
  asked = [];
  network.use(answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<BettingRecordScreen />, { at: `/m/gameRecord${query}`, session: testSession });
type User = ReturnType<typeof show>['user'];
const filterLine = () => screen.getByRole('button', { name: /^Filter/ });
async function openFilter(user: User) {
  await user.click(filterLine());
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
}

describe('the betting record', () => {
  test('[WALLET-05] shows the last 7 days of the merchant’s calendar, and their totals', async () => {
    answerBets([[bet('1'), bet('2', lost)]], { rounds: 1204, stake: '2500.00', payout: '1999.50', net: '-500.50' });
    show();
    expect(await screen.findByRole('button', { name: /Game 1/ })).toHaveTextContent('+৳15.00');
    expect(screen.getByRole('button', { name: /Game 2/ })).toHaveTextContent('−৳10.00');
    expect(asked).toEqual(['from=2026-02-23&to=2026-03-01&pageNo=1&pageSize=20']);
    const totals = within(screen.getByRole('region', { name: 'Net result' }));
    for (const figure of ['−৳500.50', '1204', '৳2,500.00', '৳1,999.50']) expect(totals.getByText(figure)).toBeVisible();
    expect(filterLine()).toHaveTextContent('7 days');
  });

  test('a bet with an unknown kind and outcome shows the gateway’s words', { tags: 'whole' }, async () => {
    answerBets([[bet('1'), bet('2', { gameType: 'BINGO' as never, status: 'Cashed out' as never })]]);
    const { user } = show();
    const row = await screen.findByRole('button', { name: /Game 2/ });
    expect(within(row).getByText('Cashed out').tagName).toBe('BDI');
    expect(row).toHaveTextContent('+৳15.00');
    await user.click(row);
    const detail = within(await screen.findByRole('dialog', { name: 'Game 2' }));
    expect(detail.getByText('Cashed out')).toBeVisible();
    expect(detail.getByText('Game type').nextElementSibling).toHaveTextContent('BINGO');
  });

  test('with a bet whose amount cannot be parsed, list and totals are not shown', { tags: 'whole' }, async () => {
    answerBets([[bet('1'), bet('2', { net: 15 as never })]]);
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Net result' })).toBeNull();
    expect(screen.queryByText('Game 1')).toBeNull();
  });

  test(
    '[WALLET-05] filters by days, kind, provider and outcome, and the filter is in the address',
    { tags: 'whole' },
    async () => {
      answerBets([[bet('1')]]);
      const { user, address } = show();
      await screen.findByText('Game 1');
      const sheet = await openFilter(user);
      await user.click(sheet.getByRole('button', { name: '30 days' }));
      await user.selectOptions(sheet.getByRole('combobox', { name: 'Game type' }), 'Slots');
      await user.selectOptions(sheet.getByRole('combobox', { name: 'Provider' }), 'Acme Games');
      await user.selectOptions(sheet.getByRole('combobox', { name: 'Result' }), 'Lost');
      expect(asked).toHaveLength(1);
      await user.click(sheet.getByRole('button', { name: 'Show' }));
      await waitFor(() => expect(address()).toBe('/m/gameRecord?days=30&gameType=RNG&vendor=ACME&status=LOST'));
      await waitFor(() =>
        expect(asked.at(-1)).toBe(
          'from=2026-01-31&to=2026-03-01&gameType=RNG&vendor=ACME&status=LOST&pageNo=1&pageSize=20',
        ),
      );
      for (const chip of ['30 days', 'Slots', 'Acme Games', 'Lost']) expect(filterLine()).toHaveTextContent(chip);
    },
  );

  test('[WALLET-05] a link with a filter applies it, and reset shows all bets', { tags: 'whole' }, async () => {
    answerBets([[bet('1')]]);
    const { user, address } = show('?from=2026-02-01&to=2026-02-03&status=WON&gameType=CHESS');
    await screen.findByText('Game 1');
    expect(asked).toEqual(['from=2026-02-01&to=2026-02-03&status=WON&pageNo=1&pageSize=20']);
    expect(filterLine()).toHaveTextContent('FilterFeb 1, 2026 – Feb 3, 2026Won');
    const sheet = await openFilter(user);
    await user.click(sheet.getByRole('button', { name: 'Reset' }));
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
  });

  test('an invalid range of days cannot be confirmed', { tags: 'whole' }, async () => {
    answerBets([[bet('1')]]);
    const { user } = show();
    const sheet = await openFilter(user);
    await user.clear(sheet.getByLabelText('From'));
    expect(sheet.getByText('Choose both dates.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Show' })).toBeDisabled();
    await user.type(sheet.getByLabelText('From'), '2026-03-02');
    expect(sheet.getByText('The start date is after the end date.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Show' })).toBeDisabled();
  });

  test('changing the kind of game clears a provider without such games', { tags: 'whole' }, async () => {
    answerBets([[bet('1')]]);
    const { user } = show('?vendor=ACME');
    const sheet = await openFilter(user);
    const provider = sheet.getByRole('combobox', { name: 'Provider' });
    await waitFor(() => expect(provider).toHaveDisplayValue('Acme Games'));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Game type' }), 'Fish');
    expect(provider).toHaveDisplayValue('All providers');
  });

  test('bets are grouped by day, in the merchant’s time zone', { tags: 'whole' }, async () => {
    answerBets([
      [
        bet('1', { at: '2026-02-28T18:10:00.000Z' }),
        bet('2', { at: '2026-02-28T17:50:00.000Z' }),
        bet('3', { at: '2026-02-26T10:00:00.000Z' }),
      ],
    ]);
    show();
    await screen.findByText('Game 1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'Feb 26, 2026',
    ]);
  });

  test(
    'a press on a bet opens its details, with a button that copies the number of its round',
    { tags: 'whole' },
    async () => {
      answerBets([[bet('77')]]);
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: /Game 77/ }));
      const detail = await screen.findByRole('dialog', { name: 'Game 77' });
      for (const words of ['Acme Games', 'Slots', 'Won', '৳10.00', '৳25.00', 'Mar 1, 2026, 15:30'])
        expect(detail).toHaveTextContent(words);
      await user.click(within(detail).getByRole('button', { name: /^Copy/ }));
      expect(await navigator.clipboard.readText()).toBe('77');
      await user.click(within(detail).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('the end of the list loads more, and a bet that moved to the next page is shown once', async () => {
    const sight = fakeIntersections();
    answerBets([
      [bet('3'), bet('2')],
      [bet('2'), bet('1')],
    ]);
    const { store } = show();
    await screen.findByText('Game 3');
    sight.see(true);
    expect(await screen.findByText('Game 1')).toBeVisible();
    await waitForStoreIdle(store);
    expect(screen.getAllByText('Game 2')).toHaveLength(1);
    expect(screen.getByText('End of list')).toBeVisible();
  });

  test('without bets, a message is shown and no totals', async () => {
    answerBets([[]], { rounds: 0, stake: '0.00', payout: '0.00', net: '0.00' });
    show();
    expect(await screen.findByText('No bets in this period')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/m/game');
    expect(screen.queryByRole('region', { name: 'Net result' })).toBeNull();
  });

  test.each(
    sample(
      [
        ['there is no network', noNetwork(calls.getGameRecords), 'No connection. Check your network and try again.'],
        ['the gateway fails', fail(calls.getGameRecords, 'INTERNAL'), 'The service isn’t responding right now.'],
      ] as const,
      2,
    ),
  )('when %s, an error and a retry are shown', { tags: 'whole' }, async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    answerBets([[bet('1')]]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });
});
