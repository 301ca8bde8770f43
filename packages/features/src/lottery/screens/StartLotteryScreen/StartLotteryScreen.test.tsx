import { calls } from '@livery/api/contract';
import { sessionEnded } from '@livery/api/session';
import { answer, noNetwork, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { gatewayNow, openedNumbersAt } from '../../testing/sampleLotteries.ts';
import { StartLotteryScreen } from './StartLotteryScreen.tsx';

const network = startNetwork();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: gatewayNow });
  network.use(
    answer(calls.getOpenedNumbers, openedNumbersAt(gatewayNow)),
    answer(calls.getRecentGames, {
      list: [
        sampleGame(1),
        sampleGame(2, { gameType: 'LOTT', gameCode: 'VN_1' }),
        sampleGame(3, { gameType: 'ELOTT', gameCode: 'KENO_1' }),
      ],
    }),
  );
});
afterEach(() => void vi.useRealTimers());

const show = (session?: typeof testSession) => {
  const onOpenGame = vi.fn<(game: object) => void>();
  const screenOf = <StartLotteryScreen onOpenGame={onOpenGame} />;
  return { ...renderScreen(screenOf, { at: '/m/startLottery', ...(session && { session }) }), onOpenGame };
};
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('[ROUTE-07] the start screen of lotteries', () => {
  test('shows a guest the next closes, and links to all, to e-lotteries, to past draws and to Vietnam', async () => {
    const { onOpenGame, user } = show();
    const next = await screen.findByRole('list', { name: 'Closing next' });
    expect(namesOf(next)).toEqual(['South Sea', 'Grove Keno', 'Vietnam South', 'Coral', 'Vietnam North']);
    expect(screen.queryByRole('list', { name: 'Played recently' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/m/lottery');
    expect(
      within(screen.getByRole('list', { name: 'Find a lottery' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/lottery?type=elott', '/m/lottery?view=results', '/m/lottery?view=vn']);
    await user.click(within(next).getByRole('button', { name: 'South Sea' }));
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gameCode: 'SEA_1' }));
  });

  test('starts with the lotteries that a member opened last, without other games', { tags: 'whole' }, async () => {
    show(testSession);
    expect(namesOf(await screen.findByRole('list', { name: 'Played recently' }))).toEqual([
      'Vietnam North',
      'Grove Keno',
    ]);
    expect(screen.getByRole('list', { name: 'Closing next' })).toBeVisible();
  });

  test('the lotteries that a member played last disappear when the session ends', { tags: 'whole' }, async () => {
    const { store } = show(testSession);
    await screen.findByRole('list', { name: 'Played recently' });
    act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
    expect(screen.queryByRole('list', { name: 'Played recently' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Closing next' })).toBeVisible();
  });

  test('if the draws cannot be loaded, a retry and the links are shown', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getOpenedNumbers));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('link', { name: 'All lotteries' })).toBeVisible();
    network.use(answer(calls.getOpenedNumbers, openedNumbersAt(gatewayNow)));
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Closing next' })).toBeVisible();
  });
});
