import { calls } from '@livery/api/contract';
import { sessionEnded } from '@livery/api/session';
import { answer, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { gatewayNow } from '../../testing/sampleLotteries.ts';
import { LotteriesScreen } from '../LotteriesScreen/LotteriesScreen.tsx';

const network = startNetwork();
const [game] = sampleValues.getVnGameMenu.regions[0]!.games;
const south = { ...game!, gameCode: 'VN_3', gameName: 'Vietnam South', region: 'SOUTH' as const, drawTime: '16:15' };
const [drawn] = sampleValues.getVnOpenedNumbers.content;
const prizes = [
  { prize: 'SPECIAL', numbers: ['44952'] },
  { prize: 'THIRD', numbers: ['00817', '12345'] },
];

let asked: string[] = [];
beforeEach(() => {
  fakeLayout();
  HTMLElement.prototype.scrollBy = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['Date'], now: gatewayNow });
  asked = [];
  network.use(
    answer(calls.getVnGameMenu, {
      ...sampleValues.getVnGameMenu,
      regions: [
        { region: 'NORTH', regionName: 'North', games: [game!] },
        { region: 'SOUTH', regionName: 'South', games: [south] },
      ],
    }),
    answer(calls.getVnRecentGames, sampleValues.getVnRecentGames),
    answer(calls.getVnOpenedNumbers, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query.toString());
      const isSouth = query.get('gameCode') === 'VN_3' || query.get('region') === 'SOUTH';
      const content = [{ ...drawn!, gameName: isSouth ? 'Vietnam South' : 'Vietnam North', prizes }];
      return { content, pageNum: 1, totalPages: 1 };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows the lotteries. Await the result, because their code loads on demand. */
async function show(query = '', session?: typeof testSession) {
  const onOpenGame = vi.fn<(game: object) => void>();
  const at = `/m/lottery?view=vn${query}`;
  const view = await act(async () =>
    renderScreen(<LotteriesScreen onOpenGame={onOpenGame} />, { at, ...(session && { session }) }),
  );
  return { ...view, onOpenGame };
}
const region = (name: string) => screen.findByRole('region', { name });

describe('[LOTTO-05] the Vietnamese lotteries', () => {
  test('are listed by region with their open draws, and a tap opens a lottery', async () => {
    const { user, onOpenGame } = await show();
    const north = within(await region('North'));
    expect(north.getByRole('timer')).toBeVisible();
    expect(within(await region('South')).getByText('Daily, 16:15 in Vietnam')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vietnam lotteries');
    await user.click(north.getByRole('button', { name: 'Vietnam North' }));
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'node-9', gameCode: 'VN_1' }));
  });

  test('a region filters lotteries and past draws, and is in the address', { tags: 'whole' }, async () => {
    const { user, address } = await show();
    await user.click(await screen.findByRole('tab', { name: 'South' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'North' })).toBeNull());
    expect(await region('South')).toBeVisible();
    expect(address()).toBe('/m/lottery?view=vn&region=SOUTH');
    await waitFor(() => expect(asked.at(-1)).toBe('language=EN&region=SOUTH&pageNo=1&pageSize=10'));
  });

  test('past draws show every prize, and can be filtered by lottery', { tags: 'whole' }, async () => {
    const { user, address } = await show();
    const draw = (await screen.findByText('Special prize')).closest('article')!;
    expect(within(draw).getByText('44952')).toBeVisible();
    expect(within(draw).getByText('Third prize').parentElement).toHaveTextContent('0081712345');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Lottery' }), 'Vietnam South');
    await waitFor(() => expect(address()).toBe('/m/lottery?view=vn&code=VN_3'));
    await waitFor(() => expect(asked.at(-1)).toBe('language=EN&gameCode=VN_3&pageNo=1&pageSize=10'));
  });

  test('a member’s last lotteries come first; for a guest they are not requested', { tags: 'whole' }, async () => {
    const { onOpenGame, user, unmount } = await show('', testSession);
    const last = within(await region('Your latest bets'));
    await user.click(last.getByRole('button', { name: /Vietnam North/ }));
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gameCode: 'VN_1' }));
    unmount();
    const { store } = await show();
    await region('North');
    await waitForStoreIdle(store);
    expect(screen.queryByRole('region', { name: 'Your latest bets' })).toBeNull();
  });

  test('the lotteries that a member bet on last disappear when the session ends', { tags: 'whole' }, async () => {
    const { store } = await show('', testSession);
    await region('Your latest bets');
    act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
    await waitForStoreIdle(store);
    expect(screen.queryByRole('region', { name: 'Your latest bets' })).toBeNull();
    expect(await region('North')).toBeVisible();
  });

  test('if the menu cannot be loaded, past draws and a retry are shown', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getVnGameMenu));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await screen.findByText('Special prize')).toBeVisible();
    network.use(answer(calls.getVnGameMenu, sampleValues.getVnGameMenu));
    await user.click(retry);
    expect(await region('North')).toBeVisible();
  });
});
