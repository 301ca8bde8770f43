import { calls } from '@livery/api/contract';
import { answer, sampleGame, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { GameListScreen } from '../../screens/GameListScreen/GameListScreen.tsx';
import { GameCards } from './GameCards.tsx';

const network = startNetwork();
// Loads the card's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => Promise.all([import('./GameCard.tsx'), import('../../model/gameActions.ts')]));
afterEach(() => {
  vi.useRealTimers();
});

type Marks = NonNullable<Parameters<typeof sampleGame>[1]>;

/** Renders the list with one game that has these marks. */
function showGame(marks: Marks = {}, options: Parameters<typeof renderScreen>[1] = {}) {
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getGameList, { games: [sampleGame(1, marks)], pageNum: 1, totalPages: 1 }),
  );
  return renderScreen(
    <GameCards>
      <GameListScreen />
    </GameCards>,
    { at: '/m/gameList', ...options },
  );
}
const tile = () => screen.findByRole('button', { name: /^(Maintenance ?)?Game 1/ });
const finger = { isPrimary: true, button: 0, clientX: 50, clientY: 50 };

describe('a game’s card', () => {
  test('a press of 370 ms on a tile shows the card, and the release does not open the game', async () => {
    const clock = stopClock();
    const { address } = showGame({ isNew: true, isJackpot: true, minStake: '0.50' }, { session: testSession });
    await clock.until(() => expect(screen.getByRole('button', { name: /^(\w+ ?)?Game 1/ })).toBeVisible(), {
      stepMs: 100,
    });
    const held = screen.getByRole('button', { name: /^(\w+ ?)?Game 1/ });
    fireEvent.pointerDown(held, finger);
    await clock.pass(369);
    expect(screen.queryByRole('dialog')).toBeNull();
    await clock.pass(1);
    await clock.until(() => expect(screen.getByRole('dialog', { name: 'Game 1' })).toBeVisible(), { stepMs: 50 });
    fireEvent.pointerUp(held, finger);
    fireEvent.click(held, { detail: 1 });
    await clock.pass(1_000);
    expect(address()).toBe('/m/gameList');

    const card = within(screen.getByRole('dialog'));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Jackpot', 'New']);
    expect(card.getByText('Minimum stake').nextElementSibling).toHaveTextContent('0.50');
    expect(card.getByText('Provider').nextElementSibling).toHaveTextContent('Acme Games');
    expect(card.getByText('Type').nextElementSibling).toHaveTextContent('Slots');
  });

  test('a finger that moves or is lifted early shows no card', async () => {
    const clock = stopClock();
    showGame();
    await clock.until(() => expect(screen.getByRole('button', { name: /^Game 1/ })).toBeVisible(), { stepMs: 100 });
    const held = screen.getByRole('button', { name: /^Game 1/ });
    for (const end of [
      () => fireEvent.pointerMove(held, { ...finger, clientY: 90 }),
      () => fireEvent.pointerCancel(held, finger),
      () => fireEvent.pointerUp(held, finger),
    ]) {
      fireEvent.pointerDown(held, finger);
      end();
      await clock.pass(2_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  test('Play opens the game after the card is closed', async () => {
    const { user, address } = showGame({}, { session: testSession });
    fireEvent.contextMenu(await tile());
    await user.click(await screen.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(address()).toMatch(/^\/m\/play\?/));
  });

  test('[FAV-02] the card adds a favourite and then offers to remove it', async () => {
    const added = vi.fn<() => void>();
    network.use(answer(calls.addFavoriteGame, () => (added(), { success: true })));
    const { user } = showGame({}, { session: testSession });
    fireEvent.contextMenu(await tile());
    await user.click(await screen.findByRole('button', { name: 'Add to favourites' }));
    expect(await screen.findByRole('button', { name: 'Remove from favourites' })).toBeVisible();
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
  });

  test('a game under maintenance shows that, and has no Play button', async () => {
    showGame({ isInMaintenance: true });
    fireEvent.contextMenu(await tile());
    const card = within(await screen.findByRole('dialog', { name: 'Game 1' }));
    expect(card.getByText(/^This provider is under maintenance/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Play' })).toBeNull();
    expect(card.queryByText('Minimum stake')).toBeNull();
  });
});
